/// How many pixels a point has.
package struct ScreenScale: LaunchValue {
  package let value: Double

  package static let range = 0.5...4
  package static let standard = ScreenScale(value: 2)
  package static let rule = "a number from \(range.text)"

  private init(value: Double) { self.value = value }

  package init?(text: String) {
    guard let value = Double(text), Self.range.contains(value) else { return nil }
    self.init(value: value)
  }

  package var text: String { value.shortest }
}
