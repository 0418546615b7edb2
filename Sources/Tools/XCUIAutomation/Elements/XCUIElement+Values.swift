public import Foundation
import LaunchContract
import RemoteControl

extension XCUIElement {
  // MARK: Sliders

  /// Where the value of a slider is on its way, from 0 to 1.
  public var normalizedSliderPosition: CGFloat {
    guard let node = driver.node(path) else { return 0 }
    return node.sliderPosition ?? 0
  }

  /// Draws the knob of a slider to a part of its way, from 0 to 1; a slider with steps comes to the nearest one.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    driver.act(path, at: SourcePlace(file: file, line: line)) { app, node, _ in
      guard let position = node.sliderPosition else {
        throw StartError("\(path.text) is no slider whose value is in percents, but \(node.briefly)")
      }
      let way = node.frame.insetBy(dx: min(Self.knob / 2, node.frame.width / 2), dy: 0)
      let wanted = min(max(normalizedSliderPosition, 0), 1)
      try app.act(
        "drag",
        [
          "x": .number(way.minX + way.width * position), "y": .number(way.midY), "toX": .number(way.minX + way.width * wanted),
          "toY": .number(way.midY),
        ])
    }
  }

  /// The width of a slider's knob, in points.
  private static let knob: CGFloat = 28

  // MARK: Wheels

  /// Turns a wheel of a picker until it shows a value.
  public func adjust(toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath, line: UInt = #line) {
    driver.act(path, at: SourcePlace(file: file, line: line)) { app, node, _ in
      guard node.isOf(.pickerWheel) else { throw StartError("\(path.text) is no wheel of a picker, but \(node.briefly)") }
      for direction in [1, -1] where try turn(app, by: direction, to: pickerWheelValue) { return }
      throw StartError("\(path.text) has no value \"\(pickerWheelValue)\" within \(Self.mostRows) rows")
    }
  }

  private static let mostRows = 400

  /// Turns a wheel by rows in a direction, as far as it goes; returns whether the value came.
  private func turn(_ app: any DrivenApp, by direction: Int, to value: String) throws -> Bool {
    for _ in 0..<Self.mostRows {
      let (tree, index) = try driver.only(path)
      let now = tree[index].value
      if now == value { return true }
      guard let ref = tree[index].ref else { return false }
      try app.act("adjust", ["ref": .string(ref), "by": JSONValue(direction)])
      let (after, same) = try driver.only(path)
      if after[same].value == now { return false }
    }
    return false
  }
}

extension ElementNode {
  /// The part of a slider's way, where its value tells; `nil` for what is no slider.
  var sliderPosition: CGFloat? {
    guard type == .slider, let value, let percents = value.wholeMatch(of: /(\d+(?:[.,]\d+)?)\s*%/)?.1 else { return nil }
    return Double(percents.replacing(",", with: ".")).map { $0 / 100 }
  }
}
