public import SwiftUICore

/// How pickers show what can be chosen; apply it with `pickerStyle(_:)`.
public protocol PickerStyle {
  /// Which of the ways it is; styles are the framework's.
  static var _kind: _PickerVariant { get }
}

/// The ways in which pickers show what can be chosen.
nonisolated public struct _PickerVariant {
  enum Kind { case automatic, menu, inline, navigationLink, segmented, palette, wheel, radioGroup }
  let kind: Kind
}

private enum PickerVariantKey: EnvironmentKey { static var defaultValue: _PickerVariant.Kind { .automatic } }

extension EnvironmentValues {
  /// How pickers here show what can be chosen.
  nonisolated var pickerVariant: _PickerVariant.Kind {
    get { self[PickerVariantKey.self] }
    set { self[PickerVariantKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers inside show what can be chosen.
  ///
  /// The innermost style counts.
  ///
  ///     Picker("Town", selection: $number) { Text("Kyoto").tag(1) }.pickerStyle(.segmented)
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerVariant, S._kind.kind)
  }
}

/// The look that fits the surroundings: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style that pickers have without another.
  public init() {}
  public static var _kind: _PickerVariant { _PickerVariant(kind: .automatic) }
}

/// A button that shows the value, and all of them in a menu when it is pressed.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// Makes the style of pickers with a menu.
  public init() {}
  public static var _kind: _PickerVariant { _PickerVariant(kind: .menu) }
}

/// All values in place, in a list as rows of which the chosen one has a check mark.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// Makes the style of pickers whose values show in place.
  public init() {}
  public static var _kind: _PickerVariant { _PickerVariant(kind: .inline) }
}

/// A link to a screen with all values.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style of pickers that lead to a screen.
  public init() {}
  public static var _kind: _PickerVariant { _PickerVariant(kind: .navigationLink) }
}

/// All values side by side in a bar, of which the chosen one is marked.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style of pickers with segments.
  public init() {}
  public static var _kind: _PickerVariant { _PickerVariant(kind: .segmented) }
}

/// All values on a wheel that a finger turns, of which the one in front is chosen.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// Makes the style of pickers with a wheel.
  public init() {}
  public static var _kind: _PickerVariant { _PickerVariant(kind: .wheel) }
}

/// In a menu a row of all values' symbols, elsewhere all values side by side in a bar.
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// Makes the style of pickers that are palettes.
  public init() {}
  public static var _kind: _PickerVariant { _PickerVariant(kind: .palette) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look that fits the surroundings.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button with a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All values in place.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a screen with all values.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All values side by side in a bar.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// All values on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// In a menu a row of all values' symbols.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
