import Foundation

/// What says of a file, or of a package, that it is compiled for another platform than the app.
enum PlatformRequest {
  /// The platform that a comment line `// apus: os(linux)` asks for; other names ask for nothing.
  static func platform(in data: Data) -> TargetPlatform? {
    for line in ByteSearch.lines(with: "apus:", in: data) {
      if let match = line.wholeMatch(of: #/\s*//+\s*apus:\s*os\(\s*(\w+)\s*\)\s*/#) { return TargetPlatform(name: match.1) }
    }
    return nil
  }

  /// Whether a file speaks of Linux or of its C library.
  static func knowsLinux(_ data: Data) -> Bool { ByteSearch.holds(["os(Linux)", "canImport(Glibc)"], data) }

  /// Whether a file has to do with what is on a screen.
  static func showsSomething(_ data: Data) -> Bool {
    ByteSearch.holds(["import SwiftUI", "import UIKit", "import AppKit", "import WatchKit", "import Cocoa"], data)
  }
}
