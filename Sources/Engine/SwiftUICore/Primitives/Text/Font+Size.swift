package import Foundation

extension Font {
  /// The same font in a size in points that does not follow the person's text size.
  package func withPointSize(_ size: CGFloat) -> Font {
    var font: Font
    switch provider {
    case .textStyle(let style, let design, let weight):
      font = Font(.system(size: size, weight: weight ?? (style == .headline ? .semibold : nil), design: design))
    case .system(_, let weight, let design): font = Font(.system(size: size, weight: weight, design: design))
    case .custom(let name, _, _): font = Font(.custom(name: name, size: size, relativeTo: nil))
    }
    font.modifiers = modifiers
    return font
  }
}

extension AppWindow {
  /// How large text of a use is in the window, in points.
  ///
  /// As large as texts are by default, where another thread than the main one asks.
  package nonisolated static func pointSize(of style: Font.TextStyle) -> CGFloat {
    let name = MainThread.isCurrent ? MainThread.isolated { current.configuration.dynamicTypeSize } : "large"
    return TextStyleMetrics.metrics(of: style, at: DynamicTypeSize(name: name) ?? .large).size
  }
}

extension Font.TextStyle {
  /// The factor by which what stands beside text of the use grows with the person's text size (Facts 1.3).
  package func scale(at size: DynamicTypeSize) -> CGFloat { TextStyleMetrics.scale(of: self, at: size) }
  /// How large text of the use is, in points.
  package func pointSize(at size: DynamicTypeSize) -> CGFloat { TextStyleMetrics.metrics(of: self, at: size).size }
}

extension Font {
  /// Every property decided, where nothing is set around it.
  package func resolved(at size: DynamicTypeSize) -> ResolvedFont { resolve(in: FontContext(dynamicTypeSize: size)) }
}
