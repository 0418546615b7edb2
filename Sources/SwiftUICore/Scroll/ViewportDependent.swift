/// A container that shows only what is visible and has to know when that changes.
protocol ViewportDependent: ViewNode {
  func viewportDidChange()
}
