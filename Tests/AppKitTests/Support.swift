import AppKit
import ApusTesting
import CairoRenderer
import SwiftUI
import SwiftUICore

/// Shows a view of AppKit that a test has made.
struct Shown<V: NSView>: NSViewRepresentable {
  let view: V
  func makeNSView(context: Context) -> V { view }
  func updateNSView(_ nsView: V, context: Context) {}
}

extension Screen {
  /// A white screen that one view fills, at one pixel a point.
  @MainActor
  static func showing(_ view: some View, width: CGFloat = 200, height: CGFloat = 200) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: width, height: height)
        $0.scale = 1
      }
    ) { view }
  }

  /// The colour of the pixel that holds a point, as red, green and blue of 0…255.
  func color(_ x: CGFloat, _ y: CGFloat) -> [UInt32] {
    let word = buffer.pixel(x: Int(x), y: Int(y))
    return [word >> 16 & 0xff, word >> 8 & 0xff, word & 0xff]
  }
}

let white: [UInt32] = [255, 255, 255]
let red: [UInt32] = [255, 0, 0]
let green: [UInt32] = [0, 255, 0]
let blue: [UInt32] = [0, 0, 255]
