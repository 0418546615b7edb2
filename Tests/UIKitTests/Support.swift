import ApusTesting
import CairoRenderer
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import UIKit

/// Shows a view of UIKit that a test has made.
struct Shown<V: UIView>: UIViewRepresentable {
  let view: V
  func makeUIView(context: UIViewRepresentableContext<Self>) -> V { view }
  func updateUIView(_ uiView: V, context: Context) {}
}

extension Screen {
  /// A white screen that one view of UIKit fills, at one pixel a point.
  @MainActor
  static func showing(_ view: UIView, width: CGFloat = 200, height: CGFloat = 200) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: width, height: height)
        $0.scale = 1
      }
    ) { Shown(view: view) }
  }

  /// The colour of the pixel that holds a point, as red, green and blue of 0…255.
  func color(_ x: CGFloat, _ y: CGFloat) -> [UInt32] {
    let scale = engine.services.displayScale
    let word = buffer.pixel(x: Int((x * scale).rounded(.down)), y: Int((y * scale).rounded(.down)))
    return [word >> 16 & 0xff, word >> 8 & 0xff, word & 0xff]
  }
}

let white: [UInt32] = [255, 255, 255]
let red: [UInt32] = [255, 0, 0]
let green: [UInt32] = [0, 255, 0]
let blue: [UInt32] = [0, 0, 255]

extension UIColor {
  static let pureRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let pureGreen = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let pureBlue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
}
