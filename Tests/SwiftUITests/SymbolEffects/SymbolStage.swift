import ApusTesting
import SwiftUI
import Testing

/// Symbols on a screen of 200 × 240 points, below two buttons: one counts, the other switches something on and off.
@MainActor
struct SymbolStage {
  let screen: Screen

  /// `show` is given how often was counted, and whether it is on; symbols are as large as text of 100 points.
  init<Shown: View>(rightToLeft: Bool = false, @ViewBuilder _ show: @escaping (Int, Bool) -> Shown) {
    screen = picture(200, 240, rightToLeft: rightToLeft) { Content(show: show) }
  }

  private struct Content<Shown: View>: View {
    @State private var count = 0
    @State private var isOn = false
    @ViewBuilder let show: (Int, Bool) -> Shown
    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("count") { count += 1 }
          Button("switch") { isOn.toggle() }
        }
        .frame(height: 40)
        show(count, isOn).font(.system(size: 100)).frame(width: 200, height: 200)
      }
    }
  }

  func count() throws { try screen.button("count").tap() }
  func flip() throws { try screen.button("switch").tap() }

  /// The smallest rectangle around the pixels of a kind below the buttons.
  func ink(where isMeant: (Pixel) -> Bool = { $0 != .white }) -> CGRect {
    var ink = CGRect.null
    screen.forEachPixel { column, row, pixel in
      if row >= 40, isMeant(pixel) { ink = ink.union(CGRect(x: column, y: row, width: 1, height: 1)) }
    }
    return ink
  }

  /// How many pixels below the buttons are of a kind.
  func area(where isMeant: (Pixel) -> Bool = { $0 != .white }) -> Int {
    var count = 0
    screen.forEachPixel { _, row, pixel in if row >= 40, isMeant(pixel) { count += 1 } }
    return count
  }

  /// The pixels below the buttons.
  var pixels: ArraySlice<Pixel> { screen.pixels.dropFirst(200 * 40) }
}

extension Pixel {
  /// Whether it is red, or red through which something white or green shows.
  var isReddish: Bool { red > 200 && green < red - 80 && blue < red - 80 }
  /// Whether it is green, or green through which white shows.
  var isGreenish: Bool { green > 200 && red < green - 80 && blue < green - 80 }
}
