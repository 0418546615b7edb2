import CoreGraphicsTypes
import Foundation

/// The parts of a symbol that move by themselves, and those that show a value.
struct SymbolParts: Equatable {
  /// The part of each layer.
  let indices: [Int]
  let count: Int
  /// The part of the first level, where there are others; these alone pulse by layer (a choice, Facts 7.6).
  let isProminent: [Bool]
  /// The place of each layer among the values from which on layers are in full; `nil` for those that always are.
  let valueSteps: [Int?]
  /// How many such values there are.
  let valueCount: Int

  private struct Key: Hashable {
    var level: Int
    var threshold: CGFloat?
  }

  /// Layers of a level and a value are one part; those of the value that is reached first come first.
  ///
  /// A gap belongs to what is painted into it next, or else to what lies around it.
  init(_ layers: [SymbolGraphic.Layer]) {
    let thresholds = Set(layers.compactMap(\.threshold)).sorted()
    valueSteps = layers.map { layer in layer.threshold.flatMap { thresholds.firstIndex(of: $0) } }
    valueCount = thresholds.count
    var keys: [Key] = []
    var ofLayer: [Key?] = layers.map { $0.role == .erases ? nil : Key(level: $0.level, threshold: $0.threshold) }
    for key in ofLayer { if let key, !keys.contains(key) { keys.append(key) } }
    for index in ofLayer.indices.reversed() where ofLayer[index] == nil && index + 1 < ofLayer.count {
      ofLayer[index] = ofLayer[index + 1]
    }
    for index in ofLayer.indices where ofLayer[index] == nil && index > 0 { ofLayer[index] = ofLayer[index - 1] }
    let order = keys.enumerated().sorted { a, b in
      (a.element.threshold ?? -1, a.offset) < (b.element.threshold ?? -1, b.offset)
    }.map(\.element)
    indices = ofLayer.map { key in key.flatMap { order.firstIndex(of: $0) } ?? 0 }
    count = max(order.count, 1)
    let first = order.map(\.level).min()
    isProminent = order.isEmpty ? [true] : order.map { $0.level == first }
  }

  /// Two parts: the layers that are in a set, and the rest.
  init(_ layers: [SymbolGraphic.Layer], firstPart: Set<Int>) {
    let all = SymbolParts(layers)
    (valueSteps, valueCount) = (all.valueSteps, all.valueCount)
    indices = layers.indices.map { firstPart.contains($0) ? 0 : 1 }
    count = 2
    isProminent = [true, true]
  }
}
