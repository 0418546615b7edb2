import CoreGraphicsTypes
public import SwiftUICore

/// A label in the tint on a faint fill of it, with round corners.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style of a label in the tint on a faint fill of it.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable { FilledLabel(configuration: $0, kind: .plain) }
  }
}

/// A white label on the tint, with round corners.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style of a white label on the tint.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable { FilledLabel(configuration: $0, kind: .prominent) }
  }
}

/// A toggle's label to the measures of a bordered button: on a faint fill of the tint while it is on.
struct ToggleButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.pressable { FilledLabel(configuration: $0, kind: .clear) }
  }
}

/// A label on a filled shape (Facts 3.3).
private struct FilledLabel: View {
  /// What the fill is: none, gray or a faint tint where one is set, a faint tint, the tint.
  enum Kind: Int { case clear, plain, tinted, prominent }
  let configuration: ButtonStyleConfiguration
  let kind: Kind
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.metrics.buttons) private var metrics
  @Environment(\.accent) private var accent
  @Environment(\.toggleIsOn) private var toggleIsOn

  var body: some View {
    let measures = metrics.measures(for: controlSize)
    let tint: Color = configuration.role == .destructive ? .red : .accentColor
    let kind = shownKind
    let text: Color = !isEnabled ? Color(UIColor.tertiaryLabel) : kind == .prominent ? .white : tint
    configuration.label
      .transformEnvironment(\.font) { $0 = $0 ?? measures.font }
      .environment(\.toggleIsOn, nil)
      .defaultForegroundStyle(text)
      .modifier(FilledLabelRoom(insets: measures.insets, isCircle: border == .circle))
      .background(fill(kind, tint: tint), in: border.shape(radius: measures.radius))
      .contentShape(border.shape(radius: measures.radius))
      .opacity(configuration.isPressed ? metrics.pressedOpacity : 1)
  }

  /// A toggle is one step fainter while it is off.
  private var shownKind: Kind {
    switch (kind, toggleIsOn) {
    case (.clear, true): .tinted
    case (.plain, true): .prominent
    case (.prominent, false): .plain
    default: kind
    }
  }

  private func fill(_ kind: Kind, tint: Color) -> Color {
    if kind == .clear { return .clear }
    if !isEnabled { return metrics.plainFill }
    if kind == .prominent { return tint }
    let isTinted = kind == .tinted || configuration.role == .destructive || accent != nil
    return isTinted ? tint.opacity(metrics.tintOpacity) : metrics.plainFill
  }
}

private enum ToggleIsOnKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// Whether the toggle is on for which the button here stands; `nil` where it stands for none.
  var toggleIsOn: Bool? {
    get { self[ToggleIsOnKey.self] }
    set { self[ToggleIsOnKey.self] = newValue }
  }
}

/// The room around a button's label: its insets, or as high as wide.
struct FilledLabelRoom: ViewModifier {
  let insets: EdgeInsets
  let isCircle: Bool
  @Environment(\.buttonSizing) private var sizing
  func body(content: Content) -> some View {
    if isCircle {
      SquareLayout { content.padding(insets.top) }
    } else if sizing == .flexible {
      content.padding(insets).frame(maxWidth: .infinity)
    } else {
      content.padding(insets)
    }
  }
}

/// As large as the greater of a view's sides, which stands in the middle.
private struct SquareLayout: Layout {
  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a faint fill, of the tint where one is set and gray elsewhere.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
