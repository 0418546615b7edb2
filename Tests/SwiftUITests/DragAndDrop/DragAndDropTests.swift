import ApusTesting
import CoreTransferable
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UniformTypeIdentifiers

@Suite("Dragging and dropping") @MainActor
struct DragAndDropTests {
  /// What has been dropped.
  private final class Tray {
    var texts: [String] = []
    var positions: [CGPoint] = []
    var targeted: [Bool] = []
  }

  private struct Board: View {
    let tray: Tray
    var preview = false
    @State var taps = 0
    var body: some View {
      VStack(spacing: 0) {
        source.frame(width: 200, height: 100)
        Color.green.frame(width: 200, height: 200).dropDestination(for: String.self) { items, position in
          tray.texts += items
          tray.positions.append(position)
          return true
        } isTargeted: {
          tray.targeted.append($0)
        }
      }
    }
    @ViewBuilder private var source: some View {
      if preview {
        Color.red.onTapGesture { taps += 1 }.draggable("red") { Color.blue.frame(width: 30, height: 30) }
      } else {
        Color.red.onTapGesture { taps += 1 }.draggable("red")
      }
    }
  }

  private func board(_ tray: Tray, preview: Bool = false) -> Screen {
    Screen(.init { $0.size = CGSize(width: 200, height: 300) }) { Board(tray: tray, preview: preview) }
  }

  private func mouse(_ screen: Screen, _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    screen.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: y), time: screen.engine.time)))
  }

  @Test("a finger that stays down lifts the view after half a second, drags it, and drops its value")
  func finger() async {
    let tray = Tray(), screen = board(tray)
    screen.touchDown(at: CGPoint(x: 50, y: 50))
    screen.advance(by: 0.4)
    #expect(!screen.layoutDescription.contains("DragPreview"))
    screen.advance(by: 0.15)
    #expect(screen.layoutDescription.contains("DragPreview"))
    screen.touchMove(to: CGPoint(x: 80, y: 90))
    #expect(tray.targeted == [])
    screen.touchMove(to: CGPoint(x: 80, y: 130))
    screen.touchMove(to: CGPoint(x: 80, y: 140))
    #expect(tray.targeted == [true])
    screen.touchUp(at: CGPoint(x: 80, y: 140))
    await screen.settle { !tray.texts.isEmpty }
    #expect(tray.texts == ["red"] && tray.positions == [CGPoint(x: 80, y: 40)] && tray.targeted == [true, false])
    screen.finishAnimations()
    #expect(!screen.layoutDescription.contains("DragPreview"))
  }

  @Test("a mouse drags at once; dragging evaluates no body and paints only what moves")
  func mouse() async {
    let tray = Tray(), screen = board(tray, preview: true)
    mouse(screen, .down, 100, 50)
    mouse(screen, .move, 103, 50)
    #expect(!screen.layoutDescription.contains("DragPreview"))
    mouse(screen, .move, 106, 50)
    #expect(screen.layoutDescription.contains("DragPreview"))
    screen.advance(by: 1)
    mouse(screen, .move, 100, 150)
    screen.forgetWork()
    let painted = screen.pixelsPainted
    for y in 151...160 {
      mouse(screen, .move, 100, CGFloat(y))
      screen.advance(by: 1.0 / 60)
    }
    #expect(screen.work.bodies == 0 && screen.work.placements == 0)
    // Ten frames, each of a preview of 30 points with its shadow.
    #expect(screen.pixelsPainted - painted < 10 * 4 * 120 * 120)
    mouse(screen, .up, 100, 160)
    await screen.settle { !tray.texts.isEmpty }
    #expect(tray.texts == ["red"] && tray.positions == [CGPoint(x: 100, y: 60)])
  }

  @Test("what nobody takes goes back, a finger that does not move drags nothing, and taps still work")
  func cancelling() {
    let tray = Tray(), screen = board(tray)
    mouse(screen, .down, 100, 50)
    mouse(screen, .move, 150, 80)
    mouse(screen, .up, 150, 80)
    #expect(screen.isAnimating && screen.layoutDescription.contains("DragPreview"))
    screen.finishAnimations()
    #expect(!screen.layoutDescription.contains("DragPreview") && tray.texts.isEmpty && tray.targeted.isEmpty)
    screen.press(at: CGPoint(x: 50, y: 50), duration: 1)
    screen.finishAnimations()
    #expect(!screen.layoutDescription.contains("DragPreview") && tray.texts.isEmpty)
  }

  @Test("a finger that moves first scrolls and drags nothing; one that has lifted a row scrolls at the edges")
  func scrolling() {
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 300) }) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { row in
            Text("row \(row)").frame(width: 200, height: 50).contentShape(Rectangle()).draggable("row \(row)")
          }
        }
      }
    }
    screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100), duration: 0.3, rest: 0.3)
    let scrolled = (try? screen.text("row 5").frame.minY) ?? 0
    #expect(scrolled < 200 && !screen.layoutDescription.contains("DragPreview"))
    screen.touchDown(at: CGPoint(x: 100, y: 200))
    screen.advance(by: 0.6)
    screen.touchMove(to: CGPoint(x: 100, y: 290))
    screen.advance(by: 0.5)
    #expect((try? screen.text("row 5").frame.minY) ?? -1000 < scrolled - 100)
    screen.touchMove(to: CGPoint(x: 100, y: 150))
    screen.advance(by: 0.1)
    let rest = (try? screen.text("row 9").frame.minY) ?? 0
    screen.advance(by: 0.5)
    #expect((try? screen.text("row 9").frame.minY) == rest)
    screen.touchUp(at: CGPoint(x: 100, y: 150))
  }

  @Test("the innermost view that wants it gets it; types decide who does")
  func nesting() async {
    let tray = Tray()
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 300) }) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).onDrag { NSItemProvider(object: NSString(string: "text")) }
        VStack(spacing: 0) {
          Color.green.frame(height: 100).onDrop(of: [.image], isTargeted: nil) { _ in
            tray.texts.append("image")
            return true
          }
          Color.blue.frame(height: 100).onDrop(of: [.plainText], isTargeted: nil) { providers, position in
            tray.texts.append("inner \(providers.count) \(position.y)")
            return true
          }
        }
        .onDrop(of: [UTType.text], isTargeted: nil) { _ in
          tray.texts.append("outer")
          return true
        }
      }
    }
    for y in [150, 250] as [CGFloat] {
      mouse(screen, .down, 100, 50)
      mouse(screen, .move, 100, y)
      mouse(screen, .up, 100, y)
      screen.finishAnimations()
    }
    #expect(tray.texts == ["outer", "inner 1 50.0"])
  }

  private final class Watcher: DropDelegate {
    var log: [String] = []
    var operation = DropOperation.move
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropEntered(info: DropInfo) { log.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
    func dropExited(info: DropInfo) { log.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
      log.append("dropped \(info.itemProviders(for: [.plainText]).count) at \(info.location.y)")
      return true
    }
  }

  @Test("a delegate hears of what comes, moves, leaves and is dropped, and may forbid it")
  func delegates() {
    let watcher = Watcher()
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 300) }) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).draggable("a")
        Color.green.onDrop(of: [.text], delegate: watcher)
      }
    }
    func dragOver(_ end: CGFloat) {
      mouse(screen, .down, 100, 50)
      mouse(screen, .move, 100, 150)
      mouse(screen, .move, 100, end)
      mouse(screen, .up, 100, end)
      screen.finishAnimations()
    }
    dragOver(160)
    #expect(watcher.log == ["entered", "dropped 1 at 60.0", "exited"])
    watcher.log = []
    dragOver(60)
    #expect(watcher.log == ["entered", "exited"])
    watcher.log = []
    watcher.operation = .forbidden
    dragOver(160)
    #expect(watcher.log == ["entered", "exited"])
  }

  @Test("what comes from the desktop is offered, refused and dropped as what is dragged inside")
  func desktop() async {
    let tray = Tray(), screen = board(tray)
    let item = TransferItem(mimeTypes: ["text/plain;charset=utf-8", "text/html"]) { type, receive in
      receive(type.hasPrefix("text/plain") ? Data("from outside".utf8) : nil)
    }
    func drop(_ phase: DropInput.Phase, _ y: CGFloat, _ item: TransferItem) {
      screen.send(.drop(DropInput(phase: phase, location: CGPoint(x: 20, y: y), items: [item], time: screen.engine.time)))
    }
    drop(.moved, 50, item)
    #expect(screen.dropOperation == nil && tray.targeted == [])
    drop(.moved, 150, item)
    #expect(screen.dropOperation == .copy && tray.targeted == [true])
    drop(.left, 150, item)
    #expect(screen.dropOperation == nil && tray.targeted == [true, false])
    let picture = TransferItem(mimeTypes: ["image/png"]) { $1(Data()) }
    drop(.moved, 150, picture)
    #expect(screen.dropOperation == nil)
    drop(.left, 150, picture)
    drop(.dropped, 160, item)
    await screen.settle { !tray.texts.isEmpty }
    #expect(tray.texts == ["from outside"] && tray.positions == [CGPoint(x: 20, y: 60)])
  }

  private final class Desktop: DesktopDrags {
    var carried: [(mimeType: String, data: Data)] = []
    func begin(_ items: [TransferItem], finished: @escaping @MainActor (Bool) -> Void) -> Bool {
      for item in items { item.loadAll { self.carried += $0 } }
      return true
    }
  }

  @Test("what is dragged out of the window is the desktop's, in the forms that other apps know")
  func outOfTheWindow() async {
    let desktop = Desktop()
    let tray = Tray(), screen = board(tray)
    screen.desktop.drags = desktop
    mouse(screen, .down, 100, 50)
    mouse(screen, .move, 100, 150)
    mouse(screen, .move, 100, 301)
    #expect(tray.targeted == [true, false] && !screen.layoutDescription.contains("DragPreview"))
    await screen.settle { !desktop.carried.isEmpty }
    #expect(desktop.carried.map(\.mimeType) == ["text/plain;charset=utf-8", "text/plain"])
    #expect(desktop.carried.allSatisfy { $0.data == Data("red".utf8) })
    mouse(screen, .up, 100, 301)
    #expect(tray.texts.isEmpty)
  }

  @Test("bytes of any kind that are dropped make a value or none, and never end the app", arguments: 0..<30)
  func fuzz(seed: UInt64) async {
    var random = SplitMix(seed: seed)
    let bytes = Data((0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
    let types = ["text/plain", "text/uri-list", "image/png", "image/svg+xml", "application/json", "x/y;\u{0}", "", "a"]
    var done = 0
    let screen = Screen {
      Color.red.dropDestination(for: String.self) { _, _ in true }
      Color.red.dropDestination(for: URL.self) { _, _ in true }
      Color.red.dropDestination(for: Image.self) { _, _ in true }
      Color.red.onDrop(of: [.item], isTargeted: nil) { providers in
        for provider in providers {
          for type in provider.registeredTypeIdentifiers {
            provider.loadItem(forTypeIdentifier: type) { _, _ in }
          }
        }
        done += 1
        return true
      }
    }
    let item = TransferItem(mimeTypes: types) { $1(bytes) }
    for y in stride(from: 10, to: 800, by: 100) {
      let position = CGPoint(x: 100, y: y)
      screen.send(.drop(DropInput(phase: .dropped, location: position, items: [item], time: screen.engine.time)))
    }
    screen.settle()
    #expect(done > 0)
  }
}
