import CoreGraphicsTypes
public import Foundation
import Observation
package import SwiftUICore

/// From where particles are sent out.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The shape's name.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line from left to right.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box, which is a rectangle where all is flat.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle, as wide as the size to either side.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball, which is a circle where all is flat.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where of a shape particles are sent out.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At its corners, or its ends.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On its edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On its surface, which is its edge where all is flat.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Everywhere in it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order particles are painted.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As it comes.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest ones in the back.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest ones in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// As they lie in space, which is as it comes where all is flat.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their colours are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that sends out particles.
///
/// What each does follows from its number and ``seed`` alone, so that the same time looks the same.
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? { didSet { changed() } }
  /// What the rates of the kinds are multiplied by.
  open var birthRate: Float = 1 { didSet { if birthRate != oldValue { rateChanged() } } }
  /// What the lifetimes of the kinds are multiplied by.
  open var lifetime: Float = 1 { didSet { changed() } }
  /// What the speeds of the kinds are multiplied by.
  open var velocity: Float = 1 { didSet { changed() } }
  /// What the sizes of the kinds are multiplied by.
  open var scale: Float = 1 { didSet { changed() } }
  /// What the turns of the kinds are multiplied by.
  open var spin: Float = 1 { didSet { changed() } }
  /// Where the middle of the shape is, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero {
    didSet { if emitterPosition != oldValue { changed("emitterPosition", from: oldValue) } }
  }
  /// How far in front the shape is; of no effect here, where all is flat.
  open var emitterZPosition: CGFloat = 0
  /// How large the shape is, in points.
  open var emitterSize = CGSize.zero { didSet { if emitterSize != oldValue { changed("emitterSize", from: oldValue) } } }
  /// How deep the shape is; of no effect here, where all is flat.
  open var emitterDepth: CGFloat = 0
  /// The shape.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { changed() } }
  /// Where of the shape particles begin.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { changed() } }
  /// In which order particles are painted.
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { changed() } }
  /// Whether particles keep their depth; of no effect here.
  open var preservesDepth = false
  /// From what particles' random numbers follow.
  open var seed: UInt32 = 0 { didSet { changed() } }

  /// For how long how many particles were sent out: when each rate began to hold, in the layer's time.
  private var rates: [EmissionRate] = []

  package override func take(from other: CALayer) {
    super.take(from: other)
    guard let other = other as? CAEmitterLayer else { return }
    (emitterCells, lifetime, velocity) = (other.emitterCells, other.lifetime, other.velocity)
    (scale, spin) = (other.scale, other.spin)
    (emitterPosition, emitterSize, emitterShape) = (other.emitterPosition, other.emitterSize, other.emitterShape)
    (emitterMode, renderMode, seed, birthRate) = (other.emitterMode, other.renderMode, other.seed, other.birthRate)
    rates = other.rates
  }

  private static let properties: [String: LayerProperty] = [
    "emitterPosition": .value(\CAEmitterLayer.emitterPosition), "emitterSize": .value(\CAEmitterLayer.emitterSize),
    "birthRate": .float(\CAEmitterLayer.birthRate), "lifetime": .float(\CAEmitterLayer.lifetime),
    "velocity": .float(\CAEmitterLayer.velocity), "scale": .float(\CAEmitterLayer.scale), "spin": .float(\CAEmitterLayer.spin),
  ]
  package override class func property(named name: String) -> LayerProperty? {
    properties[name] ?? super.property(named: name)
  }

  private func rateChanged() {
    if let last = rates.last {
      let now = convertTime(LayerClock.now, from: nil)
      rates.append(EmissionRate(number: last.number + 1, begin: now, factor: Double(birthRate)))
    }
    changed()
  }

  /// Forgets rates of which no particle lives any more, and notes the first one.
  private func noteRates(at time: TimeInterval) {
    if rates.isEmpty { rates = [EmissionRate(number: 0, begin: time, factor: Double(birthRate))] }
    var longest = 0.0
    for cell in emitterCells ?? [] {
      let inside = (cell.emitterCells ?? []).map(\.longestLife).reduce(0, max)
      longest = max(longest, cell.longestLife + inside)
    }
    while rates.count > 1, rates[1].begin < time - longest * Double(lifetime) { rates.removeFirst() }
  }

  package override func arranged(_ model: CALayer, _ delay: TimeInterval) -> AnyView? {
    guard let model = model as? CAEmitterLayer, !(emitterCells ?? []).isEmpty else { return nil }
    return AnyView(
      Group {
        EmitterView(layer: model, shown: self).allowsHitTesting(false)
        ForEach(model.backToFront, id: \.identity) { LayerView($0, delay: delay) }
      })
  }

  /// The particles at a time of the frames.
  fileprivate func cloud(at frame: TimeInterval, as shown: CAEmitterLayer) -> EmitterCloud {
    let time = convertTime(frame, from: nil)
    noteRates(at: time)
    return EmitterCloud(of: shown, rates: rates, at: time)
  }
}

/// Paints the particles of an emitter, in each frame while there are any.
private struct EmitterView: View {
  let layer: CAEmitterLayer
  let shown: CAEmitterLayer
  @State private var clock = EmitterClock()

  var body: some View {
    // The layer is the same one after a change; only what is read of it has the view made anew.
    let _ = layer.noteRevisionRead()
    let cloud = clock.time.map { layer.cloud(at: $0, as: shown) }
    let goesOn = cloud?.goesOn ?? true
    FrameCalls(id: goesOn ? 1 : 0) { time in
      // Pictures show the time of the window's last frame.
      if LayerClock.frame != nil { clock.time = time }
      return goesOn
    }
    Canvas { context, _ in
      context.translateBy(x: -shown.bounds.minX, y: -shown.bounds.minY)
      if shown.renderMode == .additive { context.blendMode = .plusLighter }
      for particle in cloud?.ordered(shown.renderMode) ?? [] { particle.draw(in: context) }
    }
  }
}

/// The time of the frame that an emitter shows; `nil` before the first one.
@Observable @MainActor
private final class EmitterClock {
  var time = LayerClock.frame
}
