import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Pickers as radio groups") @MainActor
struct RadioGroupTests {
  private struct Towns: View {
    @State var town = "Nara"
    var isHorizontal = false
    var body: some View {
      let picker = Picker("Town", selection: $town) {
        ForEach(["Kyoto", "Nara", "Uji"], id: \.self) { Text(verbatim: $0) }
      }
      .pickerStyle(.radioGroup)
      VStack {
        if isHorizontal { picker.horizontalRadioGroupLayout() } else { picker }
        Text(verbatim: "in \(town)")
      }
    }
  }

  private static let blue = Pixel(0, 122, 255)

  private func screen(rightToLeft: Bool = false, @ViewBuilder _ content: () -> some View) -> Screen {
    Screen(
      Screen.Settings {
        $0.size = CGSize(width: 393, height: 300)
        $0.isRightToLeft = rightToLeft
      }, content: content)
  }

  @Test("a press on a value chooses it, and its circle alone is filled", arguments: [false, true])
  func choosing(rightToLeft: Bool) throws {
    let screen = screen(rightToLeft: rightToLeft) { Towns() }
    #expect(screen.contains("Town") && screen.contains("in Nara"))
    #expect(try screen.button("Nara").isSelected && !screen.button("Kyoto").isSelected)
    try screen.button("Kyoto").tap()
    screen.finishAnimations()
    #expect(screen.contains("in Kyoto"))
    #expect(try screen.button("Kyoto").isSelected && !screen.button("Nara").isSelected)
    let (frame, ink) = (try screen.button("Kyoto").frame, screen.ink { $0 == Self.blue })
    #expect(ink.minY >= frame.minY - 0.5 && ink.maxY <= frame.maxY + 0.5)
    // Pixels at its edge are not wholly blue: a pixel of half a point, and another where the frame begins between two.
    #expect(abs(rightToLeft ? frame.maxX - ink.maxX : ink.minX - frame.minX) < 1, "it leads the value")
  }

  @Test("values stand below each other from one edge, or beside each other where that is asked for")
  func places() throws {
    let below = screen { Towns() }, beside = screen { Towns(isHorizontal: true) }
    let column = try ["Kyoto", "Nara", "Uji"].map { try below.button($0).frame }
    #expect(Set(column.map(\.minX)).count == 1)
    #expect(zip(column, column.dropFirst()).allSatisfy { $0.maxY < $1.minY })
    let row = try ["Kyoto", "Nara", "Uji"].map { try beside.button($0).frame }
    #expect(Set(row.map(\.midY)).count == 1)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0.maxX < $1.minX })
  }

  @Test("hidden labels do not show, and a disabled group stays as it is")
  func hiddenAndDisabled() throws {
    let hidden = screen {
      Picker("Town", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(RadioGroupPickerStyle()).labelsHidden()
    }
    #expect(!hidden.contains("Town") && hidden.contains("One"))
    let disabled = screen { Towns().disabled(true) }
    let frame = try disabled.button("Kyoto").frame
    disabled.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(disabled.contains("in Nara"))
  }
}
