import Foundation

extension View {
  /// Attaches a gesture; those of the views inside have precedence.
  ///
  /// `mask` says whether this gesture, those inside, or both take part.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }
  /// Attaches a gesture that has precedence over those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }
  /// Attaches a gesture that goes on beside those of the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }
  /// Attaches a gesture that takes part while it is enabled; those of the views inside have precedence.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
  }
  /// Attaches a gesture that, while it is enabled, has precedence over those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews))
  }
  /// Attaches a gesture that, while it is enabled, goes on beside those of the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews))
  }

  /// Calls an action when the view is tapped a number of times in a row, by finger or mouse.
  ///
  /// Assistive tools do not find it as a button does; prefer `Button` where there is something to press.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(
      _GestureModifier(
        gesture: _ActionGesture(TapGesture(count: count)) { _ in action() }, priority: .normal, mask: .all))
  }

  /// Calls an action with the place, in points, when the view is tapped a number of times in a row.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture: _ActionGesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)) { action($0.location) },
        priority: .normal, mask: .all))
  }

  /// Calls an action when a finger stays on the view.
  /// - Parameters:
  ///   - minimumDuration: How long it takes, in seconds.
  ///   - maximumDistance: How far the finger may move meanwhile, in points.
  ///   - action: What happens.
  ///   - onPressingChanged: Called with `true` when a finger goes down and with `false` when the press is over or given up.
  /// - Returns: A view that recognises the press where it takes touches.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture: _ActionGesture(
          LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
          pressing: onPressingChanged
        ) { _ in action() }, priority: .normal, mask: .all))
  }

  /// Calls an action when a finger stays on the view, and tells when it goes down and leaves.
  @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

/// A gesture with an action at its end, and one for its pressing.
nonisolated struct _ActionGesture<Base: Gesture>: Gesture {
  typealias Body = Never
  typealias Value = Base.Value
  let base: Base
  let pressing: ((Bool) -> Void)?
  let action: (Value) -> Void
  nonisolated init(_ base: Base, pressing: ((Bool) -> Void)? = nil, action: @escaping (Value) -> Void) {
    self.base = base
    self.pressing = pressing
    self.action = action
  }

  nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let recognizer = TellingRecognizer(Base._makeRecognizer(gesture.base).recognizer) { phase, isWinner, told in
      var presses = false
      if case .possible(_?) = phase { presses = true }
      if presses != told.isPressed {
        told.isPressed = presses
        gesture.pressing?(presses)
      }
      guard case .ended(let value) = phase, isWinner else { return told.isOver = false }
      if !told.isOver { gesture.action(value) }
      told.isOver = true
    }
    return _GestureRecognizer(recognizer)
  }
}

/// Attaches a gesture to a view.
nonisolated public struct _GestureModifier<T: Gesture>: ViewModifier {
  /// The engine performs it itself.
  public typealias Body = Never
  let gesture: T
  let priority: GesturePriority
  let mask: GestureMask
}

extension _GestureModifier: PrimitiveModifier {
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> GestureNode { GestureNode(modifier, inputs: inputs) }
  package static func updateNode(_ node: GestureNode, with modifier: Self) { node.set(modifier) }
}

/// A node with something that may be recognised under it.
package protocol GestureOwner: ViewNode {
  /// What takes part in the arena of new fingers on the node; `nil` for nothing.
  func makeCompetitor() -> GestureCompetitor?
  /// Whether gestures of the views inside take part.
  var admitsInnerGestures: Bool { get }
}

/// A view with a gesture.
package final class GestureNode: WrapperNode, GestureOwner {
  private var make: (() -> GestureRecognizer)!
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

  package func makeCompetitor() -> GestureCompetitor? {
    guard mask.contains(.gesture), EnvironmentValues(scope: scope).isEnabled else { return nil }
    let recognizer = make()
    recognizer.attach(to: self)
    self.recognizer = recognizer
    return GestureCompetitor(recognizer, priority: priority)
  }

  package override var debugName: String { "Gesture" }
}
