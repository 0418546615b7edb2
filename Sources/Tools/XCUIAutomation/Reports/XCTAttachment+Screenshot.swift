import Foundation

extension XCTAttachment {
  /// Attaches a picture of the screen.
  @MainActor @preconcurrency
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(data: screenshot.pngRepresentation, uniformTypeIdentifier: "public.png")
  }

  /// The name of its file, the number of those of a test in front.
  func fileName(test: String, number: Int) -> String {
    let words = "\(test) \(number) \(name ?? "")".split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    return "\(words.prefix(120)).\(fileExtension)"
  }
}
