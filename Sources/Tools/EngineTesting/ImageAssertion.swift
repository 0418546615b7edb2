import CairoRenderer
import Foundation
import HeadlessHost
import SwiftUICore
import Testing
import XCTest

extension Screen {
  /// Compares the screen with a picture in the folder `Goldens` beside the test's file.
  ///
  /// A picture that is missing, or a screen that differs, fails; the new picture and the difference are written to the temporary
  /// folder, and the message names them. With the environment variable `APUS_RECORD` set to the picture's name the picture is
  /// written instead, and the test fails once to say so.
  ///
  /// Where other versions of the stand-in fonts are installed than those that the picture was recorded with, its letters may be a
  /// little different; which these were stands in `fonts.txt` beside it.
  ///
  /// `tolerance` is how far a colour component may be off before a pixel counts as different, 0…255; `differing` is the fraction
  /// of pixels that may be different, 0…1.
  public func expectImage(
    _ name: String, tolerance: Int = 24, differing: Double = 0.001, file: StaticString = #filePath, line: UInt = #line
  ) {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Goldens")
    let tolerance = PictureComparison.Tolerance(component: tolerance, differing: differing)
    do {
      let problem = try RecordedPictures(folder: folder).problem(
        with: buffer, name, tolerance, scale: Double(host.configuration.scale))
      if let problem { fail(problem, file, line) }
    } catch { fail("\(error)", file, line) }
  }

  /// Reports to whichever of Swift Testing and XCTest runs the test.
  private func fail(_ message: String, _ file: StaticString, _ line: UInt) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(fileID: "Tests/\(file)", filePath: "\(file)", line: Int(line), column: 1))
    } else {
      XCTFail(message, file: file, line: line)
    }
  }
}
