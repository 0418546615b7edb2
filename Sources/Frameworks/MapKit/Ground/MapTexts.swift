import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore

/// Short texts that a map draws itself.
final class MapTexts {
  enum Style: Hashable {
    /// The number of a line of the grid.
    case line
    case city

    var font: ResolvedFont {
      switch self {
      case .line: ResolvedFont(family: .system(.default), size: 9, weight: 0.23, hasMonospacedDigits: true)
      case .city: ResolvedFont(family: .system(.default), size: 11, weight: 0.23)
      }
    }
  }
  private struct Key: Hashable {
    let text: String
    let style: Style
    let scale: CGFloat
  }
  private var layouts: [Key: TextLayout] = [:]
  private var ownID: DisplayID?

  func id(on panZoom: PanZoomContext) -> DisplayID {
    let id = ownID ?? panZoom.makeDisplayID()
    ownID = id
    return id
  }

  func layout(_ text: String, _ style: Style, on panZoom: PanZoomContext) -> TextLayout {
    let services = panZoom.services
    let key = Key(text: text, style: style, scale: services.displayScale)
    if let cached = layouts[key] { return cached }
    if layouts.count > 600 { layouts.removeAll() }
    let styled = StyledText(
      runs: [StyledTextRun(string: text, font: style.font)],
      paragraph: ParagraphStyle(lineLimit: 1, displayScale: services.displayScale))
    let layout = services.text.prepare(styled).layout(width: .infinity, height: .infinity)
    layouts[key] = layout
    return layout
  }

  /// Adds a text, with a rim of another colour.
  func add(
    _ layout: TextLayout, at origin: CGPoint, _ color: DisplayColor, halo: DisplayColor?,
    to collector: inout FragmentCollector
  ) {
    if let halo {
      for (x, y) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
        let location = CGPoint(x: origin.x + x * 0.75, y: origin.y + y * 0.75)
        collector.append(.text(DisplayText(layout: layout, origin: location, paints: [.color(halo)])))
      }
    }
    collector.append(.text(DisplayText(layout: layout, origin: origin, paints: [.color(color)])))
  }
}
