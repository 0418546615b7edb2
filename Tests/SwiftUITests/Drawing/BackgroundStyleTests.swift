import SwiftUI
import Testing

@Suite("backgroundStyle") @MainActor
struct BackgroundStyleTests {
  @Test("is what .background paints with inside, and the system's background outside")
  func paint() {
    let screen = picture(40, 20) {
      HStack(spacing: 0) {
        Rectangle().fill(.background).backgroundStyle(Color.pureRed)
        Rectangle().fill(.background)
      }
    }
    #expect(screen.pixel(10, 10) == .red)
    #expect(screen.pixel(30, 10) == .white)
  }
}
