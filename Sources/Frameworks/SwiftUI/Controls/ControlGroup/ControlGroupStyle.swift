import CoreGraphicsTypes
public import SwiftUICore

/// How groups of controls look; apply it with `controlGroupStyle(_:)`.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Makes a group's look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of groups of controls is given.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The group's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The controls.
  public let content: Content
  /// The group's label.
  public let label: Label
  let hasLabel: Bool
}

extension ControlGroupStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> {
    StyleBox(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets how the groups of controls inside look.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// The look that fits the surroundings.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style that groups have without another.
  public nonisolated init() {}
  /// The group's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupView(configuration: configuration, kind: .automatic)
  }
}

/// Controls side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style of controls side by side.
  public nonisolated init() {}
  /// The group's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupView(configuration: configuration, kind: .navigation)
  }
}

/// A button that opens a menu of the controls; in a menu an item that opens another one.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style of groups that are menus.
  public nonisolated init() {}
  /// The group's look in this style.
  public func makeBody(configuration: Configuration) -> some View { ControlGroupView(configuration: configuration, kind: .menu) }
}

/// A button that opens a menu of the controls; in a menu a row of symbols.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style of groups that are menus, and small in menus.
  public nonisolated init() {}
  /// The group's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupView(configuration: configuration, kind: .compactMenu)
  }
}

/// A row of symbols in a menu; elsewhere a bar of the controls.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the style of rows of symbols.
  public nonisolated init() {}
  /// The group's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupView(configuration: configuration, kind: .palette)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look that fits the surroundings.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A button that opens a menu of the controls; in a menu a row of symbols.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row of symbols in a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A group of controls where it is.
private struct ControlGroupView: View {
  enum Kind { case automatic, navigation, menu, compactMenu, palette }
  let configuration: ControlGroupStyleConfiguration
  let kind: Kind
  @Environment(\.menu) private var menu
  @Environment(\.isInBar) private var isInBar
  @Environment(\.metrics.bars) private var bars

  var body: some View {
    let content = configuration.content
    if menu != nil {
      switch kind {
      case .automatic, .navigation: MenuControlRow(content: content, hasTitles: true)
      case .compactMenu, .palette: MenuControlRow(content: content, hasTitles: false)
      case .menu: asMenu
      }
    } else {
      switch kind {
      case .automatic where isInBar && configuration.hasLabel: asMenu
      case .automatic where isInBar, .navigation where isInBar: HStack(spacing: bars.itemSpacing) { content }
      case .menu, .compactMenu: asMenu
      case .automatic, .navigation, .palette: ControlGroupBar(content: content)
      }
    }
  }

  private var asMenu: some View {
    let configuration = configuration
    return Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// Controls side by side in a bar of equal parts (Facts 4.8).
private struct ControlGroupBar<Content: View>: View {
  let content: Content
  @Environment(\.metrics.segments) private var metrics
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let metrics = metrics
    SegmentLayout(metrics: metrics) {
      DecoratedViews(content, decorator: GroupedControlDecorator())
    }
    .buttonStyle(GroupedButtonStyle())
    .toggleStyle(GroupedToggleStyle())
    .labelStyle(.iconOnly)
    .environment(\.isInListRow, false)
    .opacity(isEnabled ? 1 : metrics.disabledOpacity)
    .frame(height: metrics.height)
    .fixedSize(horizontal: true, vertical: false)
    .background(metrics.fill, in: RoundedRectangle(cornerRadius: metrics.corner))
    .accessibilityElement(children: .contain)
  }
}

nonisolated private struct GroupedControlDecorator: ElementDecorator {
  func decoration(of element: ListElement) -> GroupedControlChrome {
    GroupedControlChrome(endsWithLine: !element.position.isLastRow)
  }
}

nonisolated private struct GroupedControlChrome: ViewModifier, Equatable {
  let endsWithLine: Bool
  @MainActor func body(content: Content) -> some View { SegmentFrame(endsWithLine: endsWithLine, content: content) }
}

/// A button's label in a bar of several.
private struct GroupedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.pressable {
      GroupedLabel(isPressed: $0.isPressed, isOn: false, role: $0.role, content: $0.label)
    }
  }
}

/// A toggle in a bar of several: the label, on a plate while it is on.
private struct GroupedToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Pressable(action: { configuration.isOn.toggle() }) { isPressed in
      GroupedLabel(
        isPressed: isPressed, isOn: configuration.isOn || configuration.isMixed, role: nil, content: configuration.label)
    }
  }
}

private struct GroupedLabel<Content: View>: View {
  let isPressed: Bool
  let isOn: Bool
  let role: ButtonRole?
  let content: Content
  @Environment(\.metrics.segments) private var metrics
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let metrics = metrics
    content
      .font(isOn ? metrics.chosenFont : metrics.font)
      .lineLimit(1)
      .defaultForegroundStyle(!isEnabled ? Color(UIColor.tertiaryLabel) : role == .destructive ? .red : Color(UIColor.label))
      .opacity(isPressed ? metrics.pressedOpacity : 1)
      .padding(.horizontal, metrics.labelInset)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isOn { SegmentPlate().padding(metrics.inset) }
      }
      .contentShape(Rectangle())
  }
}
