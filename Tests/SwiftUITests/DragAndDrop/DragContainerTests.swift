import ApusTesting
import CoreTransferable
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing

@Suite("Containers of what is dragged") @MainActor
struct DragContainerTests {
  private struct Piece: Identifiable, Transferable {
    let id: Int
    var name: String { "piece \(id)" }
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }
  }

  /// What has been dropped, and for what the container was asked.
  private final class Tray {
    var texts: [String] = []
    var asked: [[Int]] = []
  }

  /// Three pieces of 100 by 50 below each other, and below them where they are dropped.
  private struct Board<Pieces: View>: View {
    let tray: Tray
    let pieces: (AnyView) -> Pieces
    var namespace: Namespace.ID?
    var body: some View {
      VStack(spacing: 0) {
        pieces(
          AnyView(
            VStack(spacing: 0) {
              ForEach(0..<3, id: \.self) { id in
                Color.red.frame(width: 100, height: 50).draggable(containerItemID: id, containerNamespace: namespace)
              }
            }))
        Color.green.frame(width: 100, height: 150).dropDestination(for: String.self) { items, _ in
          tray.texts += items
          return true
        }
      }
    }
  }

  private func mouse(_ screen: Screen, _ phase: PointerEvent.Phase, _ y: CGFloat) {
    screen.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: 50, y: y), time: screen.engine.time)))
  }

  /// Drags the second piece to the target.
  private func drag(_ screen: Screen) {
    mouse(screen, .down, 75)
    mouse(screen, .move, 85)
    mouse(screen, .move, 200)
    mouse(screen, .up, 200)
  }

  private func screen(_ content: some View) -> Screen {
    Screen(.init { $0.size = CGSize(width: 100, height: 300) }) { content }
  }

  @Test("a view is dragged as the item of its id, which is asked for when the drag begins")
  func one() async {
    let tray = Tray()
    let screen = screen(
      Board(tray: tray) {
        $0.dragContainer(for: Piece.self) { ids in
          tray.asked.append(ids)
          return ids.map { Piece(id: $0) }
        }
      })
    #expect(tray.asked.isEmpty)
    drag(screen)
    await screen.settle { !tray.texts.isEmpty }
    #expect(tray.texts == ["piece 1"] && tray.asked.last == [1])
  }

  @Test("what is selected is dragged together, if the view is part of it", arguments: [[2, 1], [0, 2]])
  func selection(_ selected: [Int]) async {
    let tray = Tray()
    let screen = screen(
      Board(tray: tray) {
        $0.dragContainer(for: String.self, itemID: \.count) { (ids: [Int]) in ids.map { "piece \($0)" } }
          .dragContainerSelection(selected)
      })
    drag(screen)
    await screen.settle { tray.texts.count >= (selected.contains(1) ? 2 : 1) }
    #expect(tray.texts == (selected.contains(1) ? ["piece 2", "piece 1"] : ["piece 1"]))
  }

  private struct Named: View {
    let tray: Tray
    let isInside: Bool
    @Namespace private var pieces
    @Namespace private var others
    var body: some View {
      Board(
        tray: tray,
        pieces: { content in
          content.dragContainer(for: String.self, itemID: \.count, in: others) { (ids: [Int]) in ids.map { "other \($0)" } }
            .dragContainer(for: String.self, itemID: \.count, in: pieces) { (ids: [Int]) in ids.map { "piece \($0)" } }
            .dragContainerSelection([0, 1], containerNamespace: pieces)
        }, namespace: isInside ? pieces : nil)
    }
  }

  @Test("a namespace finds its own container; without one the nearest counts")
  func namespaces() async {
    for (isInside, expected) in [(true, ["piece 0", "piece 1"]), (false, ["other 1"])] {
      let tray = Tray(), screen = screen(Named(tray: tray, isInside: isInside))
      drag(screen)
      await screen.settle { tray.texts.count >= expected.count }
      #expect(tray.texts == expected)
    }
  }

  @Test("without a container of the id's type a view is not dragged")
  func none() {
    let tray = Tray(), screen = screen(Board(tray: tray) { $0 })
    mouse(screen, .down, 75)
    mouse(screen, .move, 85)
    #expect(!screen.layoutDescription.contains("DragPreview"))
    mouse(screen, .up, 85)
  }
}
