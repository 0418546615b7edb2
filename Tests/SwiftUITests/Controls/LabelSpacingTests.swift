import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("Spacing of labels") @MainActor
struct LabelSpacingTests {
  private var label: some View {
    Label {
      Color.black.frame(width: 30, height: 10)
    } icon: {
      Color.black.frame(width: 10, height: 10)
    }
  }

  @Test("the distance from icon to title, and the place of the icon")
  func widths() {
    #expect(size(of: label).width == 48)
    #expect(size(of: label.labelIconToTitleSpacing(20)).width == 60)
    #expect(size(of: label.labelReservedIconWidth(25)).width == 63)
    #expect(size(of: label.labelReservedIconWidth(4)).width == 48)
  }
}
