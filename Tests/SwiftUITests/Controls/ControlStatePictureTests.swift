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

  private static let size = CGSize(width: 340, height: 560)
  private enum Look: CaseIterable { case light, dark, large, rightToLeft }

  private func screen(_ look: Look) -> Screen {
    let settings = Screen.Settings {
      $0.size = Self.size
      $0.scale = 2
      $0.colorScheme = look == .dark ? .dark : .light
      if look == .large { $0.dynamicTypeSize = .xxxLarge }
      $0.isRightToLeft = look == .rightToLeft
    }
    return Screen(settings) {
      Panel().frame(maxHeight: .infinity, alignment: .top).environment(\.keyboardReachesControls, true)
    }
  }

  private func controls(of screen: Screen) -> [Element] {
    screen.elements.filter { !["staticText", "header", "window"].contains($0.role) }
  }

  /// A panel in each look, of whose controls each is shown as it is after an act on it, and so many points around it.
  private func expectSheet(_ name: String, around distance: CGFloat, _ act: (Look, Screen, Element, Int) -> Void) throws {
    let (width, height) = (Int(Self.size.width) * 2, Int(Self.size.height) * 2)
    let sheet = PixelBuffer(width: Look.allCases.count * width, height: height)
    for (column, look) in Look.allCases.enumerated() {
      let untouched = screen(look)
      copy(CGRect(origin: .zero, size: Self.size), of: untouched, to: sheet, x: column * width)
      let count = controls(of: untouched).count
      #expect(count == 12)
      for index in 0..<count {
        let screen = screen(look)
        let control = controls(of: screen)[index]
        act(look, screen, control, index)
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

  @Test("pressed by a finger: light, dark, with large text, right to left")
  func pressed() throws {
    try expectSheet("pressed", around: 6) { look, screen, control, _ in
      // A switch is pressed at its knob, a stepper at its plus; all else in its middle.
      let isWide = ["toggle", "stepper"].contains(control.role) && control.frame.width > 200
      let end = look == .rightToLeft ? control.frame.minX + 20 : control.frame.maxX - 20
      let x = isWide ? end : control.frame.midX
      screen.touchDown(at: CGPoint(x: x, y: control.frame.midY))
      screen.advance(by: 0.3)
    }
  }

  @Test("with the ring of the focus, where the keyboard brought it: light, dark, with large text, right to left")
  func focused() throws {
    try expectSheet("focused", around: 6) { _, screen, _, index in
      // A stepper has a stop for each of its halves; the picture shows the first.
      for _ in 0...(index > 9 ? index + 1 : index) { screen.press(key: "Tab") }
      screen.advance(by: 0.3)
    }
  }
}
