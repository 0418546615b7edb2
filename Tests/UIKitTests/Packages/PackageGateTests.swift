import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("What packages write where they find UIKit")
struct PackageGateTests {
  private struct Assisted: View {
    @Environment(\.accessibilityEnabled) private var isEnabled
    var body: some View { Text(verbatim: isEnabled ? "assisted" : "alone") }
  }

  @Test("views, controllers and pictures do what the packages want of them")
  func views() throws {
    #expect(WrappingGate.width(of: Color.red.frame(width: 30, height: 20)) == 30)
    #expect(InjectGate(UIViewController()).children.count == 1)
    #expect(OverridesGate.picture(of: UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))).size == CGSize(width: 4, height: 3))
    let screen = Screen {
      VStack {
        OverridesGate.overridden(Assisted()).modifier(PopupGate())
        BlurGate().overlay { SpinnerGate() }
      }
    }
    #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.alert - 1 < .alert)
    #expect(screen.contains("assisted") && screen.faults.isEmpty)
    #expect(IntrospectGate.kinds.count == 18 && IntrospectGate.controllers.count == 4 && InspectorGate.kinds.count == 3)
  }

  @Test("symbols, pictures and colours are what they say")
  func values() {
    let view = UIImageView()
    Screen { EmptyView() }.withServices { view.show(SymbolGate(rawValue: "star").uiImage()) }
    #expect(view.image != nil)
    #expect(SettingsGate.color(red: 1).map { $0.cgColor.components?.first == 1 } == true)
  }
}
