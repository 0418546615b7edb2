import CoreGraphicsTypes
import DisplayModel
import Foundation
import SwiftUICore
import UIKitTypes

/// Cuts off what lies outside of a layer's outline, if it is to be, and lets presses in where the layer's owner does.
nonisolated struct LayerClip: EffectModifier {
  typealias Body = Never
  var outline: LayerOutline?
  let owner: PressedOwner

  init(_ outline: LayerOutline?, owner: (any LayerOwner)?) {
    self.outline = outline
    self.owner = PressedOwner(owner)
  }

  var dependsOnSize: Bool { outline != nil }
  func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    guard let outline else { return nil }
    let frame = CGRect(origin: .zero, size: size)
    return .clip(outline.path(in: frame), isEvenOdd: false, isAntialiased: true, snapFrame: frame)
  }
  func lookInside<Hit>(at point: CGPoint, _ find: () -> Hit?) -> Hit? {
    guard owner.asks(otherwise: true, { $0.searchEnters(at: point) }) else { return nil }
    defer { owner.hears { $0.searchLeaves() } }
    return find()
  }

  var animatableData: CGFloat {
    get { outline?.radius ?? 0 }
    set { outline?.radius = newValue }
  }
}

/// Lets presses on a layer's ground through where they are not its owner's own; layers that are nobody's take none.
nonisolated struct LayerPress: EffectModifier {
  typealias Body = Never
  let owner: PressedOwner
  var animatableData: EmptyAnimatableData {
    get { .init() }
    set {}
  }

  func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? { nil }
  func accepts(_ point: CGPoint, size: CGSize, _ direction: LayoutDirection) -> Bool {
    owner.asks(otherwise: false) { $0.isPressTarget(at: point) }
  }
}

// Safe: it is asked on the main thread only.
/// The owner of a layer, as presses ask it.
nonisolated struct PressedOwner: @unchecked Sendable {
  private weak var owner: (any LayerOwner)?

  init(_ owner: (any LayerOwner)?) { self.owner = owner }

  /// What the owner says, or another answer where there is none.
  func asks(otherwise: Bool, _ question: @MainActor (any LayerOwner) -> Bool) -> Bool {
    guard let owner else { return otherwise }
    return MainActor.assumeIsolated { question(owner) }
  }

  /// Tells the owner something, where there is one.
  func hears(_ message: @MainActor (any LayerOwner) -> Void) {
    guard let owner else { return }
    MainActor.assumeIsolated { message(owner) }
  }
}

/// The shadow of all that a layer shows.
nonisolated struct LayerShadow: EffectModifier, Equatable {
  typealias Body = Never
  var color: Color
  var opacity: Double
  var radius: CGFloat
  var offset: CGSize
  private var resolvedColor = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

  @MainActor init(_ layer: CALayer) {
    // A layer that cuts off what lies outside of it cuts off its shadow, too.
    let isShown = !layer.masksToBounds && layer.shadowPath == nil
    color = layer.shadowColor.map { Color($0) } ?? .clear
    opacity = isShown ? Double(layer.shadowOpacity) : 0
    radius = layer.shadowRadius
    offset = layer.shadowOffset
  }

  func resolved(in environment: EnvironmentValues) -> Self {
    var result = self
    result.resolvedColor = color.opacity(opacity).resolve(in: environment)
    return result
  }
  func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    let color = resolvedColor.displayColor
    return color.alpha == 0 ? nil : .shadow(color: color, radius: max(radius, 0), offset: offset)
  }

  var animatableData: AnimatablePair<Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
    get { .init(resolvedColor.animatableData, .init(radius, offset.animatableData)) }
    set {
      resolvedColor.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
}

/// Shows a layer's view where its mask does.
struct LayerMask: ViewModifier {
  let mask: CALayer?

  func body(content: Content) -> some View {
    if let mask {
      content.mask { LayerStack(origin: .zero) { LayerView(mask) } }
    } else {
      content
    }
  }
}
