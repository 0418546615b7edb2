import Foundation

extension View {
  /// Attaches a gesture; those of the views inside have precedence.
  ///
  /// `mask` says whether this gesture, those inside, or both take part.
  ///
  ///     Circle().gesture(MagnifyGesture().onEnded { print($0.magnification) })
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Attaches a gesture that takes part while it is enabled; those of the views inside have precedence.
  ///
  ///     Circle().gesture(TapGesture().onEnded { print("tapped") }, isEnabled: isLarge)
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
  }
}

/// Attaches a gesture to a view.
nonisolated public struct _GestureModifier<T: Gesture>: ViewModifier {
  public typealias Body = Never
  let gesture: T
  let priority: GesturePriority
  let mask: GestureMask
}

extension _GestureModifier: PrimitiveModifier {
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> GestureNode { GestureNode(modifier, inputs: inputs) }
  package static func updateNode(_ node: GestureNode, with modifier: Self) { node.set(modifier) }
}

/// A view with a gesture.
package final class GestureNode: WrapperNode, GestureOwner {
  @Late private var make: () -> GestureRecognizer
  /// What the dynamic properties of the gesture, and of those that it is made of, keep.
  private var storage: DynamicPropertyStorage?
  private var priority: GesturePriority
  private var mask: GestureMask
  private weak var recognizer: GestureRecognizer?

  init<T: Gesture>(_ modifier: _GestureModifier<T>, inputs: _ViewInputs) {
    priority = modifier.priority
    mask = modifier.mask
    super.init(inputs: inputs)
    let layout = DynamicPropertyLayout.of(T.self)
    if !layout.isEmpty { storage = DynamicPropertyStorage(layout) }
    setGesture(modifier.gesture)
  }

  private func setGesture<T: Gesture>(_ gesture: T) {
    make = { [unowned self] in
      var gesture = gesture
      if let storage {
        withUnsafeMutablePointer(to: &gesture) {
          storage.connect($0, to: self)
          storage.prepareForBody($0)
        }
      }
      return T._makeRecognizer(gesture).recognizer
    }
  }

  package override func willUnmount() { storage?.disconnect() }

  /// Takes the newest closures, for a gesture that is on too.
  func set<T: Gesture>(_ modifier: _GestureModifier<T>) {
    setGesture(modifier.gesture)
    if let recognizer { recognizer.adopt(make()) }
    priority = modifier.priority
    mask = modifier.mask
  }

  package var admitsInnerGestures: Bool { mask.contains(.subviews) }
  package var takesPresses: Bool { mask.contains(.gesture) && EnvironmentValues(scope: scope).isEnabled }

  package func makeCompetitor() -> GestureCompetitor? {
    guard takesPresses else { return nil }
    let recognizer = make()
    recognizer.attach(to: self)
    self.recognizer = recognizer
    return GestureCompetitor(recognizer, priority: priority)
  }

  package override var debugName: String { "Gesture" }
}
