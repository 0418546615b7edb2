package import Foundation
package import SwiftUICore

/// All that a font of UIKit says of itself: what to look for, and how large.
package struct FontShape: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    case system(UIFontDescriptor.SystemDesign)
    case named(String)
  }
  package var family: Family = .system(.default)
  /// The use of text that the font is for; it follows the person's text size where it shows in SwiftUI's views.
  package var style: UIFont.TextStyle?
  /// In points.
  package var size: CGFloat
  /// `nil`: that of the family or the use.
  package var weight: CGFloat?
  package var isItalic = false
  /// 0 is standard; negative is narrower.
  package var width: CGFloat = 0
  package var hasMonospacedDigits = false
  package var smallCaps = ResolvedFont.SmallCaps.none
  package var leading = Font.Leading.standard

  package init(size: CGFloat) { self.size = size }

  /// What a font of SwiftUI is in the app's window.
  package init(_ font: Font) {
    let resolved = font.resolved(at: AppWindow.dynamicTypeSize)
    self.init(size: resolved.size)
    switch resolved.family {
    case .named(let name): family = .named(name)
    case .system(let design): family = .system(UIFontDescriptor.SystemDesign(design))
    }
    (weight, isItalic, width) = (resolved.weight == 0 ? nil : resolved.weight, resolved.isItalic, resolved.width)
    (hasMonospacedDigits, smallCaps) = (resolved.hasMonospacedDigits, resolved.smallCaps)
  }

  /// The same for SwiftUI's views.
  package var font: Font {
    var font: Font
    switch (family, style) {
    case (.system(let design), let style?): font = .system(style.style, design: design.design)
    case (.system(let design), nil): font = .system(size: size, design: design.design)
    case (.named(let name), _): font = .custom(name, fixedSize: size)
    }
    if let weight { font = font.weight(Font.Weight(value: weight)) }
    if isItalic { font = font.italic() }
    if width != 0 { font = font.width(Font.Width(width)) }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    switch smallCaps {
    case .none: break
    case .lowercase: font = font.lowercaseSmallCaps()
    case .uppercase: font = font.uppercaseSmallCaps()
    case .both: font = font.smallCaps()
    }
    return leading == .standard ? font : font.leading(leading)
  }

  /// The same, saying no more than it must, so that equal fonts are equal.
  var simplest: FontShape {
    var shape = self
    if shape.weight == (style == .headline ? Font.Weight.semibold.value : 0) { shape.weight = nil }
    return shape
  }

  /// The weight that shows.
  package var shownWeight: CGFloat { weight ?? (style == .headline ? Font.Weight.semibold.value : 0) }

  /// The weight of `traitBold`: the system's font becomes semibold, others bold (Facts 1.4).
  var boldWeight: CGFloat {
    if case .named = family { return Font.Weight.bold.value }
    return [.largeTitle, .title1, .title2].contains(style) ? Font.Weight.bold.value : Font.Weight.semibold.value
  }
}

extension AppWindow {
  /// How large the person of the window wants text; the usual size, where another thread than the main one asks.
  package nonisolated static var dynamicTypeSize: DynamicTypeSize {
    guard MainThread.isCurrent else { return .large }
    return MainThread.isolated { DynamicTypeSize(name: current.configuration.dynamicTypeSize) ?? .large }
  }
}
