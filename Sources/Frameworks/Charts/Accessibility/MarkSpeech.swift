import Foundation
import SwiftUI

/// Names marks for people who cannot see them: what stands along x, and what the other values are.
struct MarkSpeech {
  let context: DrawingContext
  let model: ChartModel
  private var cached: [(label: LocalizedStringKey, name: String)] = []

  init(_ context: DrawingContext, _ model: ChartModel) { (self.context, self.model) = (context, model) }

  /// A chart of more marks names none but these many: nobody listens to thousands.
  static let limit = 500

  /// What the mark is called: its own name, else its value along x, or the name of its share.
  mutating func label(_ placed: PlacedMark) -> String {
    let mark = placed.mark
    if let own = mark.style.accessibility.label { return context.painted(own).string }
    if mark.kind == .sector { return mark.style.foregroundBy.map { text($0.value) } ?? mark.angle.map { name($0) } ?? "" }
    guard let first = placed.isHorizontal ? mark.y ?? mark.x : mark.x ?? mark.y else { return "" }
    return spoken(first)
  }

  /// What it stands for: its own value, else the name and the value along the other axis, and the names of its looks.
  mutating func value(_ placed: PlacedMark) -> String {
    let mark = placed.mark
    if let own = mark.style.accessibility.value { return context.painted(own).string }
    var parts: [String] = []
    if let angle = mark.angle { parts.append("\(name(angle)): \(text(angle.value))") }
    if mark.x != nil, let other = placed.isHorizontal ? mark.x : mark.y { parts.append("\(name(other.start)): \(spoken(other))") }
    if mark.kind != .sector, let style = mark.style.foregroundBy { parts.append("\(name(style)): \(text(style.value))") }
    return parts.joined(separator: ", ")
  }

  private func spoken(_ extent: Extent) -> String {
    extent.end.map { "\(text(extent.start.value)) – \(text($0.value))" } ?? text(extent.start.value)
  }

  private mutating func name(_ datum: Datum) -> String {
    switch datum.label {
    case .string(let name): return name
    case .text(let text): return context.painted(text).string
    case .key(let key):
      if let name = cached.first(where: { $0.label == key })?.name { return name }
      let name = context.painted(Text(key)).string
      cached.append((key, name))
      return name
    }
  }

  private func text(_ value: _PlottedValue) -> String { model.context.text(value, showsTime: showsTimes) }

  /// Whether dates lie so near to each other that their times tell them apart.
  private var showsTimes: Bool {
    for case .date(let scale) in [model.x, model.y] { return scale.upper - scale.lower < 3 * 86400 }
    return false
  }
}
