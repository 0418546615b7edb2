import ApusTesting
import CairoRenderer
import Foundation
import SwiftUI
import Testing

/// Each control as it looks while it is pressed or has the focus: one screen for each, and of that its place, on one sheet.
@Suite("Pictures of controls in use") @MainActor
struct ControlStatePictureTests {
  private struct Panel: View {
    @State private var volume = 0.5
    @State private var isOn = true
    @State private var size = 1
    var body: some View {
      VStack(spacing: 24) {
        HStack(spacing: 20) {
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Main") {}.buttonStyle(.borderedProminent)
        }
        HStack(spacing: 20) {
          Button("Borderless") {}.buttonStyle(.borderless)
          Button("Plain") {}.buttonStyle(.plain)
          Button("Remove", role: .destructive) {}.buttonStyle(.bordered)
        }
        Link("Link", destination: URL(string: "https://example.com")!)
        Toggle("Switch", isOn: $isOn).padding(.trailing, 4)
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
        Slider(value: $volume) { Text("Volume") }
        Stepper("Count", value: $size, in: 0...2)
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
      }
      .padding(12)
    }
  }

  private static let size = CGSize(width: 280, height: 460)

  private func screen(isDark: Bool) -> Screen {
    let settings = Screen.Settings {
      $0.size = Self.size
      $0.scale = 2
      $0.colorScheme = isDark ? .dark : .light
    }
    return Screen(settings) {
      Panel().frame(maxHeight: .infinity, alignment: .top).environment(\.keyboardReachesControls, true)
    }
  }

  private func controls(of screen: Screen) -> [Element] {
    screen.elements.filter { !["staticText", "header", "window"].contains($0.role) }
  }

  /// A panel in light and one in dark, of whose controls each is shown as it is after an act on it, and so many points around it.
  private func expectSheet(_ name: String, around distance: CGFloat, _ act: (Screen, Element, Int) -> Void) throws {
    let (width, height) = (Int(Self.size.width) * 2, Int(Self.size.height) * 2)
    let sheet = PixelBuffer(width: 2 * width, height: height)
    for (column, isDark) in [false, true].enumerated() {
      let untouched = screen(isDark: isDark)
      copy(CGRect(origin: .zero, size: Self.size), of: untouched, to: sheet, x: column * width)
      let count = controls(of: untouched).count
      #expect(count == 12)
      for index in 0..<count {
        let screen = screen(isDark: isDark)
        let control = controls(of: screen)[index]
        act(screen, control, index)
        copy(control.frame.insetBy(dx: -distance, dy: -distance), of: screen, to: sheet, x: column * width)
      }
    }
    sheet.markDirty()
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
    let problem = try RecordedPictures(folder: folder).problem(
      with: sheet, name, .init(component: 24, differing: 0.001), scale: 2)
    #expect(problem == nil)
  }

  /// Copies a part of a screen, in points, to the same place of a panel that begins at `x`, in pixels.
  private func copy(_ part: CGRect, of screen: Screen, to sheet: PixelBuffer, x: Int) {
    let part = part.intersection(CGRect(origin: .zero, size: Self.size))
    let (from, to) = (screen.buffer, sheet)
    let (fromStride, toStride) = (from.bytes.count / from.height, to.bytes.count / to.height)
    let (left, count) = (Int(part.minX * 2), Int(part.width * 2))
    for y in Int(part.minY * 2)..<Int(part.maxY * 2) {
      let target = to.bytes.baseAddress! + y * toStride + (x + left) * 4
      memcpy(target, from.bytes.baseAddress! + y * fromStride + left * 4, count * 4)
    }
  }

  @Test("pressed by a finger: light and dark")
  func pressed() throws {
    try expectSheet("pressed", around: 6) { screen, control, _ in
      // A switch is pressed at its knob, a stepper at its plus; all else in its middle.
      let isWide = ["toggle", "stepper"].contains(control.role) && control.frame.width > 200
      let x = isWide ? control.frame.maxX - 20 : control.frame.midX
      screen.touchDown(at: CGPoint(x: x, y: control.frame.midY))
      screen.advance(by: 0.3)
    }
  }

  @Test("with the ring of the focus, where the keyboard brought it: light and dark")
  func focused() throws {
    try expectSheet("focused", around: 6) { screen, _, index in
      // A stepper has a stop for each of its halves; the picture shows the first.
      for _ in 0...(index > 9 ? index + 1 : index) { screen.press(key: "Tab") }
      screen.advance(by: 0.3)
    }
  }
}
