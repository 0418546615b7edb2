import AppKit
import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Bridges between SwiftUI and AppKit") struct BridgeTests {
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  struct Counted: NSViewRepresentable {
    var count: Int
    let log: Log
    @MainActor
    final class Coordinator {
      var updates = 0
      let log: Log
      init(log: Log) { self.log = log }
    }
    func makeCoordinator() -> Coordinator { Coordinator(log: log) }
    func makeNSView(context: NSViewRepresentableContext<Self>) -> NSView {
      log.lines.append("make")
      return NSView()
    }
    func updateNSView(_ nsView: NSView, context: Context) {
      context.coordinator.updates += 1
      log.lines.append("update \(count) \(context.coordinator.updates)")
    }
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSView, context: Context) -> CGSize? {
      CGSize(width: 30, height: 20)
    }
    static func dismantleNSView(_ nsView: NSView, coordinator: Coordinator) {
      coordinator.log.lines.append("dismantle \(coordinator.updates)")
    }
  }

  struct Content: View {
    @State var count = 0
    let log: Log
    var body: some View {
      VStack {
        if count < 2 { Counted(count: count, log: log) }
        Button("Count") { count += 1 }
      }
    }
  }

  @Test("a view is made once, brought up to date when what it depends on has changed, and told when it goes")
  func views() throws {
    let log = Log()
    let screen = Screen.showing(Content(log: log))
    #expect(log.lines == ["make", "update 0 1"])
    try screen.button("Count").tap()
    screen.settle()
    #expect(log.lines == ["make", "update 0 1", "update 1 2"])
    try screen.button("Count").tap()
    screen.settle()
    #expect(log.lines.last == "dismantle 2")
  }

  struct Controlled: NSViewControllerRepresentable {
    let controller: NSViewController
    func makeNSViewController(context: NSViewControllerRepresentableContext<Self>) -> NSViewController { controller }
    func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
  }

  struct Passing: View {
    let controller: NSViewController
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Controlled(controller: controller) }
        Button("Remove") { isShown = false }
      }
    }
  }

  @Test("a controller makes its view, hears that it comes and goes, and hosts views of SwiftUI")
  func controllers() throws {
    final class Told: NSViewController {
      let log = Log()
      let hosting = NSHostingController(rootView: Color(nsColor: .red))
      override func loadView() {
        view = NSView()
        addChild(hosting)
        hosting.view.frame = view.bounds
        hosting.view.autoresizingMask = [.width, .height]
        view.addSubview(hosting.view)
      }
      override func viewDidLoad() { log.lines.append("loaded") }
      override func viewWillAppear() { log.lines.append("will appear") }
      override func viewDidAppear() { log.lines.append("appeared") }
      override func viewDidDisappear() { log.lines.append("disappeared") }
    }
    let told = Told()
    let screen = Screen.showing(Passing(controller: told))
    screen.settle()
    #expect(told.log.lines == ["loaded", "will appear", "appeared"])
    #expect(told.children == [told.hosting] && told.hosting.parent === told)
    #expect(screen.color(100, 100) == red)
    told.hosting.rootView = Color(nsColor: .blue)
    screen.settle()
    #expect(screen.color(100, 100) == blue)
    try screen.button("Remove").tap()
    screen.finishAnimations()
    #expect(told.log.lines.last == "disappeared")
  }

  @Test("a hosting view is as large as its content, which can be pressed")
  func hosting() throws {
    var presses = 0
    let outer = NSView()
    let hosting = NSHostingView(rootView: Button("Press") { presses += 1 }.frame(width: 80, height: 40))
    outer.addSubview(hosting)
    hosting.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      hosting.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      hosting.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    let screen = Screen.showing(Shown(view: outer))
    #expect(hosting.frame == NSRect(x: 60, y: 0, width: 80, height: 40))
    #expect(hosting.fittingSize == NSSize(width: 80, height: 40))
    try screen.button("Press").tap()
    #expect(presses == 1)
    hosting.sizingOptions = NSHostingSizingOptions()
    #expect(hosting.intrinsicContentSize.width == NSView.noIntrinsicMetric)
    let controller = NSHostingController(rootView: Color.clear.frame(width: 30, height: 10))
    controller.sizingOptions = .preferredContentSize
    #expect(controller.preferredContentSize == NSSize(width: 30, height: 10))
    #expect(NSViewController(nibName: NSNib.Name("Main"), bundle: nil).nibName == "Main")
  }

  @Test("an effect view blurs what lies behind, or has a plain ground")
  func effects() {
    let view = NSVisualEffectView()
    view.material = .hudWindow
    let screen = Screen.showing(
      ZStack {
        Color.white
        Shown(view: view)
      })
    screen.settle()
    let tinted = screen.color(100, 100)
    #expect(tinted != white)
    view.material = .selection
    view.isEmphasized = true
    view.state = .active
    view.blendingMode = .withinWindow
    screen.settle()
    #expect(screen.color(100, 100) != tinted)
  }

  @Test("the mouse is followed over an area of a view")
  func tracking() {
    final class Tracked: NSView {
      let log = Log()
      override func mouseEntered(with event: NSEvent) { log.lines.append("entered") }
      override func mouseExited(with event: NSEvent) { log.lines.append("exited") }
      override func mouseMoved(with event: NSEvent) { log.lines.append("moved") }
    }
    let view = Tracked()
    let area = NSTrackingArea(
      rect: NSRect(x: 0, y: 0, width: 100, height: 100), options: [.mouseEnteredAndExited, .activeAlways], owner: view)
    view.addTrackingArea(area)
    let screen = Screen.showing(Shown(view: view))
    screen.settle()
    for point in [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 150), CGPoint(x: 150, y: 150)] {
      screen.movePointer(to: point)
      screen.settle()
    }
    #expect(view.log.lines == ["entered", "exited"])
    view.removeTrackingArea(area)
    #expect(view.trackingAreas.isEmpty)
    // An area that takes the place of another one is not entered again; one that asks for moves alone hears of the first one.
    view.log.lines = []
    let all = NSTrackingArea(rect: .zero, options: [.mouseEnteredAndExited, .inVisibleRect, .activeAlways], owner: view)
    view.addTrackingArea(all)
    view.addTrackingArea(NSTrackingArea(rect: NSRect(x: 0, y: 0, width: 100, height: 100), options: .mouseMoved, owner: view))
    for point in [CGPoint(x: 150, y: 140), CGPoint(x: 50, y: 150)] {
      screen.movePointer(to: point)
      screen.settle()
    }
    #expect(view.log.lines == ["moved"])
  }
}
