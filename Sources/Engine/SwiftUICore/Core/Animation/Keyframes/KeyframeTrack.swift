import Foundation

/// Keyframes of one property of a value, or of the value itself.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: PrimitiveTracks where Value == Content.Value {
  public typealias Body = Never
  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  /// Creates a track of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Creates a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public func _resolve(into resolved: inout _ResolvedKeyframes<Root>, initialValue: Root, initialVelocity: Root?) {
    var list = _ResolvedKeyframeTrackContent<Value>()
    content._resolve(into: &list)
    let course = KeyframeCourse(
      list.keyframes, initialValue: initialValue[keyPath: keyPath].animatableData,
      initialVelocity: initialVelocity?[keyPath: keyPath].animatableData)
    resolved.tracks.append(PropertyTrack(keyPath: keyPath, course: course))
  }
}

private struct PropertyTrack<Root, Value: Animatable>: ResolvedKeyframeTrack {
  let keyPath: WritableKeyPath<Root, Value>
  let course: KeyframeCourse<Value.AnimatableData>

  var duration: TimeInterval { course.duration }

  func apply(to root: inout Root, at time: TimeInterval) {
    root[keyPath: keyPath].animatableData = course.value(at: time)
  }
}
