import Foundation

extension View {
  /// Sets what text, symbols and shapes inside are painted with where no foreground style is set, around the view or in it.
  ///
  /// The label of a button has its tint so: a colour that an app sets around the button, however far outside, counts before it.
  package nonisolated func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(DefaultForegroundStyleModifier(style: AnyShapeStyle(style), replacesSet: false))
  }

  /// Sets what text, symbols and shapes inside are painted with, whatever is set around the view, without having it count as set:
  /// the label of a button in there still has its tint.
  package nonisolated func ownForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(DefaultForegroundStyleModifier(style: AnyShapeStyle(style), replacesSet: true))
  }
}

extension EnvironmentValues {
  /// Sets what text, symbols and shapes are painted with, as ``View/ownForegroundStyle(_:)`` does.
  package mutating func setOwnForeground(_ color: Color) {
    DefaultForegroundStyleModifier(style: AnyShapeStyle(color), replacesSet: true).write(to: &self)
  }
}

/// Sets what the foreground is by itself.
nonisolated struct DefaultForegroundStyleModifier: EnvironmentModifier {
  typealias Body = Never
  let style: AnyShapeStyle
  /// Whether what is set around counts no longer.
  let replacesSet: Bool
  nonisolated init(style: AnyShapeStyle, replacesSet: Bool) {
    self.style = style
    self.replacesSet = replacesSet
  }

  func write(to values: inout EnvironmentValues) {
    let outer = values.shownForegroundStyles
    values.defaultForegroundStyles = ForegroundStyles(levels: [style.style], outer: outer.map { .styles($0) } ?? .none)
    if replacesSet { values.foregroundStyles = nil }
  }
}
