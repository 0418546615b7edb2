import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct UIHostingControllerTests {
  @Test("A hosting controller shows its root view, measures it, and shows another one")
  func rootView() {
    let controller = UIHostingController(rootView: AnyView(Color.red.frame(width: 30, height: 20)))
    #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 200)) == CGSize(width: 30, height: 20))
    let screen = Screen.showing(controller, width: 100, height: 100)
    #expect(controller.view.bounds.size == CGSize(width: 100, height: 100))
    controller.rootView = AnyView(Text("Nara"))
    screen.settle()
    #expect(screen.contains("Nara"))
  }

  @Test("The sizes of a hosting controller follow its content where they are to")
  func sizing() {
    let controller = UIHostingController(rootView: AnyView(Color.red.frame(width: 30, height: 20)))
    controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
    #expect(controller.view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(controller.preferredContentSize == CGSize(width: 30, height: 20))
    controller.rootView = AnyView(Color.red.frame(width: 50, height: 20))
    #expect(controller.preferredContentSize.width == 50)
  }

  @Test("The environment crosses from SwiftUI into a controller and on into its views of SwiftUI")
  func environment() {
    struct Reader: View {
      @Environment(\.locale) var locale
      var body: some View { Text(verbatim: locale.identifier) }
    }
    let controller = UIHostingController(rootView: Reader())
    let screen = Screen { ShownController(controller: controller).environment(\.locale, Locale(identifier: "ja_JP")) }
    #expect(screen.contains("ja_JP"))
  }

  @Test("Content stays out of the safe area, unless it is not to")
  func safeArea() {
    let controller = UIHostingController(rootView: AnyView(Color.red))
    let insets = EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    let screen = Screen.showing(controller, width: 100, height: 200, insets: insets)
    #expect(controller.view.safeAreaInsets.top == 50)
    controller.rootView = AnyView(Text("Nara").frame(maxHeight: .infinity, alignment: .top))
    screen.settle()
    let inside = try? screen.element("Nara").frame.minY
    #expect(inside.map { $0 >= 50 } == true)
    controller.safeAreaRegions = []
    screen.settle()
    let outside = try? screen.element("Nara").frame.minY
    #expect(outside.map { $0 < 50 } == true)
  }

  @Test("Coordinators of representable controllers are made once, and controllers are cleaned up")
  func coordinators() throws {
    final class Count { var made = 0, updated = 0, dismantled = 0 }
    struct Represented: UIViewControllerRepresentable {
      let count: Count
      let title: String
      func makeCoordinator() -> Count {
        count.made += 1
        return count
      }
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        context.coordinator.updated += 1
        controller.title = title
      }
      static func dismantleUIViewController(_ controller: UIViewController, coordinator: Count) { coordinator.dismantled += 1 }
    }
    struct Content: View {
      let count: Count
      @State var title = "a"
      @State var isShown = true
      var body: some View {
        if isShown { Represented(count: count, title: title).frame(height: 50) }
        Button("Turn") { title = "b" }
        Button("Hide") { isShown = false }
      }
    }
    let count = Count()
    let screen = Screen { VStack { Content(count: count) } }
    try screen.button("Turn").tap()
    #expect(count.made == 1 && count.updated == 2)
    try screen.button("Hide").tap()
    #expect(count.dismantled == 1)
  }

  @Test("Views of SwiftUI are what a cell shows, with margins and a least size")
  func configurations() {
    let configuration = UIHostingConfiguration { Color.red.frame(width: 30, height: 20) }.margins(.all, 5)
    let view = configuration.makeContentView()
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 30))
    view.configuration = configuration.minSize(height: 60)
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 60))
    #expect(view.supports(configuration) && !view.supports(configuration.background(.red)))
    let state = UICellConfigurationState(traitCollection: UITraitCollection.current)
    #expect(configuration.updated(for: state).makeContentView().intrinsicContentSize == CGSize(width: 40, height: 30))
  }
}
