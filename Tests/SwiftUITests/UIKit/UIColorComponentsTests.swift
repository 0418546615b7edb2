import ApusTesting
import SwiftUI
import Testing

@Suite("Components of UIKit's and Core Graphics' colours") @MainActor
struct UIColorComponentsTests {
  @Test("a dynamic colour is found where it shows")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    #expect(picture(2, 2) { Color(color) }.pixel(1, 1) == .red)
    #expect(picture(2, 2, colorScheme: .dark) { Color(uiColor: color) }.pixel(1, 1) == .green)
    #expect(picture(2, 2) { Color(color).environment(\.colorScheme, .dark) }.pixel(1, 1) == .green)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor == UIColor.green.cgColor)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor == UIColor.red.cgColor)
    let contrast = UIColor { $0.accessibilityContrast == .high ? .black : .white }
    #expect(contrast.resolvedColor(with: UITraitCollection(accessibilityContrast: .high)).cgColor == UIColor.black.cgColor)
    #expect(UIColor { _ in .red } != UIColor { _ in .red })
  }

  @Test("components are told as red, green, blue, as hue, and as gray")
  func components() {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect((r, g, b, a) == (0.25, 0.5, 0.75, 0.5))
    for hue in stride(from: 0.05, to: 1, by: 0.1) {
      UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 1).getHue(&r, saturation: &g, brightness: &b, alpha: &a)
      #expect(abs(r - hue) < 1e-5 && abs(g - 0.5) < 1e-5 && abs(b - 0.8) < 1e-5 && a == 1)
    }
    #expect(UIColor(white: 0.5, alpha: 1).getWhite(&r, alpha: &a) && r == 0.5)
    #expect(!UIColor.red.getWhite(&r, alpha: nil))
  }

  @Test("Core Graphics' colours go both ways, where they do not depend on their place")
  func coreGraphics() {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(color.components == [1, 0.5, 0, 0.5] && color.alpha == 0.5 && color.numberOfComponents == 4)
    #expect(Color(cgColor: color).cgColor == color && Color(color) == Color(cgColor: color))
    #expect(UIColor(cgColor: color).cgColor == color)
    #expect(Color.red.cgColor == nil && Color.white.cgColor != nil)
    #expect(color.copy(alpha: 1) == CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(picture(2, 2) { Color(CGColor(gray: 0.6, alpha: 1)) }.pixel(1, 1) == Pixel(gray: 153))
    #expect(CGColor.black != .white && CGColor.clear.alpha == 0)
    #expect(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor.components?.first.map { abs($0 - 1) < 1e-4 } == true)
    #expect(UIColor(Color.blue) == .systemBlue && UIColor.tintColor == UIColor(Color.accentColor))
  }
}
