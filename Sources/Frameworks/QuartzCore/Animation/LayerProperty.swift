import CoreGraphicsTypes
import Foundation

/// A property of layers that animations name.
@MainActor
package struct LayerProperty {
  let get: (CALayer) -> LayerValue?
  let set: (CALayer, LayerValue?) -> Void

  private init<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value>, _ make: @escaping (LayerValue?) -> Value?) {
    get = { LayerValue(($0 as? Layer)?[keyPath: path] as Any?) }
    set = { layer, value in
      guard let layer = layer as? Layer, let value = make(value) else { return }
      layer[keyPath: path] = value
    }
  }

  static func number<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>) -> LayerProperty {
    LayerProperty(path) { $0?.number.map { CGFloat($0) } }
  }
  static func float<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Float>) -> LayerProperty {
    LayerProperty(path) { $0?.number.map { Float($0) } }
  }
  /// A property whose values are what animations make of them: points, sizes, transforms.
  static func value<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value>) -> LayerProperty {
    LayerProperty(path) { $0?.any as? Value }
  }
  /// A property that may have no value.
  static func optional<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value?>) -> LayerProperty {
    LayerProperty(path) { value -> Value?? in
      guard let value else { return .some(nil) }
      return (value.any as? Value).map { .some($0) }
    }
  }
  /// A list of numbers that may be none.
  static func numbers<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, [NSNumber]?>) -> LayerProperty {
    LayerProperty(path) { value in
      guard case .list(let list)? = value else { return .some(nil) }
      return list.compactMap { $0.number.map { NSNumber(value: $0) } }
    }
  }

  /// The properties that all layers have.
  static let common: [String: LayerProperty] = [
    "position": value(\CALayer.position), "bounds": value(\CALayer.bounds),
    "anchorPoint": value(\CALayer.anchorPoint), "zPosition": number(\CALayer.zPosition),
    "transform": value(\CALayer.transform), "opacity": float(\CALayer.opacity),
    "backgroundColor": optional(\CALayer.backgroundColor), "cornerRadius": number(\CALayer.cornerRadius),
    "borderWidth": number(\CALayer.borderWidth), "borderColor": optional(\CALayer.borderColor),
    "shadowColor": optional(\CALayer.shadowColor), "shadowOpacity": float(\CALayer.shadowOpacity),
    "shadowOffset": value(\CALayer.shadowOffset), "shadowRadius": number(\CALayer.shadowRadius),
    "shadowPath": optional(\CALayer.shadowPath), "contents": optional(\CALayer.contents),
    "contentsRect": value(\CALayer.contentsRect), "sublayerTransform": value(\CALayer.sublayerTransform),
  ]
}

/// A property of a layer, or a part of one: `bounds.size.width`, `transform.rotation.z`.
@MainActor
struct LayerKeyPath {
  private let property: LayerProperty
  private let part: [String]

  /// `nil` where layers of the class have no such property.
  init?(_ name: String, of layer: CALayer) {
    let words = name.split(separator: ".").map(String.init)
    guard let first = words.first, let property = type(of: layer).property(named: first) else { return nil }
    self.property = property
    part = Array(words.dropFirst())
  }

  func value(in layer: CALayer) -> LayerValue? {
    let whole = property.get(layer)
    return part.isEmpty ? whole : whole?.part(part)
  }

  func set(_ value: LayerValue?, in layer: CALayer) {
    guard !part.isEmpty else { return property.set(layer, value) }
    guard let value, let whole = property.get(layer)?.replacing(part, with: value) else { return }
    property.set(layer, whole)
  }
}

extension LayerValue {
  /// A part by its names, such as a width of a size of a rectangle.
  fileprivate func part(_ names: [String]) -> LayerValue? {
    if case .transform(let transform) = self { return TransformComponents(transform)[names.joined(separator: ".")] }
    guard let (kind, range) = range(names), case .numbers(_, let numbers) = self else { return nil }
    return .numbers(kind, Array(numbers[range]))
  }

  fileprivate func replacing(_ names: [String], with value: LayerValue) -> LayerValue? {
    if case .transform(let transform) = self {
      var components = TransformComponents(transform)
      components[names.joined(separator: ".")] = value
      return .transform(components.transform)
    }
    guard let (kind, range) = range(names), case .numbers(let own, var numbers) = self,
      case .numbers(kind, let new) = value
    else { return nil }
    numbers.replaceSubrange(range, with: new)
    return .numbers(own, numbers)
  }

  /// Which of the numbers a part has.
  private func range(_ names: [String]) -> (Kind, Range<Int>)? {
    guard case .numbers(let kind, _) = self else { return nil }
    switch (kind, names) {
    case (.point, ["x"]), (.size, ["width"]), (.rect, ["origin", "x"]): return (.number, 0..<1)
    case (.point, ["y"]), (.size, ["height"]), (.rect, ["origin", "y"]): return (.number, 1..<2)
    case (.rect, ["size", "width"]): return (.number, 2..<3)
    case (.rect, ["size", "height"]): return (.number, 3..<4)
    case (.rect, ["origin"]): return (.point, 0..<2)
    case (.rect, ["size"]): return (.size, 2..<4)
    default: return nil
    }
  }
}
