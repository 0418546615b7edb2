import Foundation

/// Shows content with a value that runs through keyframes; the content is made in every frame while it runs.
///
///     KeyframeAnimator(initialValue: 0.0, trigger: isLarge) { angle in
///       Rectangle().rotationEffect(.degrees(angle))
///     } keyframes: { _ in
///       LinearKeyframe(90, duration: 0.3)
///       SpringKeyframe(0, duration: 0.5)
///     }
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  let initialValue: Value
  /// Whether it begins anew when it has ended; without a trigger only.
  let isRepeating: Bool
  let trigger: AnyTrigger?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates an animator that begins when it appears.
  /// - Parameters:
  ///   - initialValue: Where it begins.
  ///   - repeating: Whether it begins anew when it has ended.
  ///   - content: The content for a value.
  ///   - keyframes: The way of the value, from the one that shows.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    isRepeating = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates an animator that runs once each time a value changes.
  /// - Parameters:
  ///   - initialValue: Where it begins.
  ///   - trigger: The value.
  ///   - content: The content for a value.
  ///   - keyframes: The way of the value, from the one that shows.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    isRepeating = false
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: PrimitiveView {
  package static func makeNode(_ view: KeyframeAnimator, inputs: _ViewInputs) -> KeyframeAnimatorNode<
    Value, KeyframePath, Content
  > {
    KeyframeAnimatorNode(view, inputs: inputs)
  }
  package static func updateNode(
    _ node: KeyframeAnimatorNode<Value, KeyframePath, Content>, with view: KeyframeAnimator
  ) {
    node.setView(view)
  }
}

package final class KeyframeAnimatorNode<Value, KeyframePath: Keyframes, Content: View>: WrapperNode
where Value == KeyframePath.Value {
  private var view: KeyframeAnimator<Value, KeyframePath, Content>
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  /// The time of the frame in which the timeline began.
  private var start: TimeInterval = 0

  init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, inputs: _ViewInputs) {
    self.view = view
    value = view.initialValue
    super.init(inputs: inputs)
    setContent(ImplicitContainerNode(evaluate(), inputs: childInputs))
    if view.trigger == nil { begin() }
  }

  func setView(_ new: KeyframeAnimator<Value, KeyframePath, Content>) {
    let isTriggered = new.trigger != view.trigger
    view = new
    if isTriggered { begin() }
    refresh()
  }

  private func begin() {
    let keyframes = view.keyframes
    let from = value
    timeline = KeyframeTimeline(initialValue: from, keyframes: keyframes(from))
    start = graph.time
    graph.requestAnimationFrames(for: self)
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(isMoving: { timeline != nil }, changing: .body, advance: advanceTimeline)
  }

  private func advanceTimeline() {
    guard let timeline else { return }
    let elapsed = graph.time - start
    value = timeline.value(time: min(elapsed, timeline.duration))
    if elapsed >= timeline.duration {
      self.timeline = nil
      if view.isRepeating, timeline.duration > 0 {
        value = view.initialValue
        begin()
      }
    }
  }

  package override func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    refresh()
  }

  private func refresh() { updateContent(with: evaluate()) }

  private func evaluate() -> Content {
    let (make, value) = (view.content, value)
    return evaluate(type(of: view)) { make(value) }
  }

  package override var debugName: String { "KeyframeAnimator" }
}

extension View {
  /// Changes the view with a value that runs through keyframes when it appears.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(), $0) },
      keyframes: keyframes
    )
    .modifier(PlaceholderSourceModifier<Self, Self>(content: self))
  }

  /// Changes the view with a value that runs through keyframes each time another value changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(), $0) },
      keyframes: keyframes
    )
    .modifier(PlaceholderSourceModifier<Self, Self>(content: self))
  }
}
