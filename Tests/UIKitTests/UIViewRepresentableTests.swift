import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct UIViewRepresentableTests {
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  struct Colored: UIViewRepresentable {
    @Binding var isOn: Bool
    let log: Log
    final class Coordinator {
      var updates = 0
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView {
      log.lines.append("make")
      return UIView()
    }
    func updateUIView(_ uiView: UIView, context: Context) {
      context.coordinator.updates += 1
      log.lines.append("update \(isOn) \(context.coordinator.updates)")
      uiView.backgroundColor = isOn ? .pureGreen : .pureRed
    }
    static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) { uiView.tag = 7 }
  }

  struct Content: View {
    @State var isOn = false
    @State var isShown = true
    let log: Log
    var body: some View {
      VStack(spacing: 0) {
        if isShown { Colored(isOn: $isOn, log: log).frame(height: 100) }
        Button("Turn") { isOn.toggle() }
        Button("Hide") { isShown = false }
      }
    }
  }

  @Test("The view is made once and brought up to date when what it depends on has changed")
  func updates() throws {
    let log = Log()
    let screen = Screen(Screen.Settings { $0.size = CGSize(width: 200, height: 300) }) { Content(log: log) }
    #expect(log.lines == ["make", "update false 1"])
    #expect(screen.color(100, 100) == red)
    try screen.button("Turn").tap()
    screen.settle()
    #expect(log.lines == ["make", "update false 1", "update true 2"])
    #expect(screen.color(100, 100) == green)
  }

  @Test("A view's own size counts as those of SwiftUI's views do")
  func sizes() {
    final class Fixed: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
    }
    let view = Fixed()
    view.backgroundColor = .pureBlue
    let screen = Screen(Screen.Settings { $0.size = CGSize(width: 200, height: 200) }) { Shown(view: view).fixedSize() }
    #expect(view.bounds.size == CGSize(width: 40, height: 30))
    #expect(screen.color(100, 100) == blue)
    #expect(screen.color(70, 100) == white)
  }

  @Test("An update that asks for a layout and a new size is one update, and so is a size that changes later")
  func requests() throws {
    final class Growing: UIView {
      var height: CGFloat = 30 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: height) }
    }
    struct Asking: UIViewRepresentable {
      let view: Growing
      let log: Log
      func makeUIView(context: Context) -> Growing { view }
      func updateUIView(_ view: Growing, context: Context) {
        log.lines.append("update")
        view.setNeedsLayout()
        view.invalidateIntrinsicContentSize()
      }
    }
    let (view, log) = (Growing(), Log())
    let screen = Screen(Screen.Settings { $0.size = CGSize(width: 200, height: 200) }) { Asking(view: view, log: log) }
    #expect(log.lines == ["update"] && screen.faults.isEmpty)
    view.setNeedsLayout()
    view.height = 50
    screen.settle()
    #expect(log.lines == ["update"] && view.bounds.height == 50)
  }
}
