import ApusCommand
import Foundation

/// Swift sources, as they are rewritten for this machine: whatever stands in them, lines keep their numbers.
struct OverlayFormat: FuzzFormat {
  let name = "overlay"

  var words: [String] {
    [
      "#if os(iOS) || os(Linux)\n", "#elseif canImport(AppKit)\n", "#else\n", "#endif\n", "targetEnvironment(simulator)", "(",
      ")",
      "{", "}", "@objc", "@objc(a:\nb:)", "@objc protocol P {", "@objc optional func a() -> Int?\n", "optional", "x.a?(1)",
      "#selector(", "#keyPath(", "import UIKit.UIImage\n", "import func Darwin.exit\n", "@UIApplicationMain ", "\"", "\"\"\"",
      "\\(",
      "/*", "*/", "// apus: os(macOS)\n", "\r\n", "`", "->", ";", "@objcMembers class A {\n", "@objc extension A {\n",
      "@objc func a(_ b: Int) {", "@objc var a = 1\n", "x.a != nil", "<T>", "getter: ", "@NSManaged ", "@objc(A) class A {",
    ]
  }

  func run(_ data: Data) {
    if let finding = OutsideFormats.lostLines(rewriting: data) { fatalError(finding) }
  }
}
