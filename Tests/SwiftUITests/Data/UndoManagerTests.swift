import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("UndoManager") struct UndoManagerTests {
  /// Something whose changes can be taken back.
  private nonisolated final class Document {
    var value = 0
    func set(_ new: Int, in manager: UndoManager) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old, in: manager) }
      value = new
    }
  }

  @Test("changes are taken back and made again, in groups")
  func groups() {
    let (manager, document) = (UndoManager(), Document())
    manager.groupsByEvent = false
    #expect(!manager.canUndo && !manager.canRedo)
    for value in 1...3 {
      manager.beginUndoGrouping()
      document.set(value, in: manager)
      document.set(value * 10, in: manager)
      manager.setActionName("Set \(value)")
      manager.endUndoGrouping()
    }
    #expect(manager.undoActionName == "Set 3" && manager.undoMenuItemTitle == "Undo Set 3" && manager.undoCount == 3)
    manager.undo()
    #expect(document.value == 20 && manager.canRedo && manager.redoMenuItemTitle == "Redo Set 3")
    manager.undo()
    manager.undo()
    #expect(document.value == 0 && !manager.canUndo && manager.redoCount == 3)
    manager.redo()
    #expect(document.value == 10)
    manager.beginUndoGrouping()
    document.set(7, in: manager)
    manager.endUndoGrouping()
    #expect(!manager.canRedo)
    manager.undo()
    #expect(document.value == 10)
  }

  @Test("groups stand in one another; a level bounds how many steps are kept; what is disabled is not recorded")
  func nesting() {
    let (manager, document) = (UndoManager(), Document())
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    document.set(1, in: manager)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    document.set(2, in: manager)
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.undoNestedGroup()
    #expect(document.value == 0)
    manager.levelsOfUndo = 2
    for value in 1...5 {
      manager.beginUndoGrouping()
      document.set(value, in: manager)
      manager.endUndoGrouping()
    }
    while manager.canUndo { manager.undo() }
    #expect(document.value == 3)
    manager.disableUndoRegistration()
    document.set(9, in: manager)
    #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
  }

  @Test("what one event causes is one step; targets that are gone or taken out do nothing")
  func events() {
    let (manager, document) = (UndoManager(), Document())
    document.set(1, in: manager)
    document.set(2, in: manager)
    UndoManager.event += 1
    document.set(3, in: manager)
    manager.undo()
    #expect(document.value == 2)
    manager.undo()
    #expect(document.value == 0 && !manager.isUndoing && !manager.isRedoing)
    var other: Document? = Document()
    other!.set(1, in: manager)
    other = nil
    manager.undo()
    document.set(4, in: manager)
    manager.removeAllActions(withTarget: document)
    #expect(!manager.canUndo)
    document.set(5, in: manager)
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }

  @Test("who watches is told before and after")
  func notes() {
    let (manager, document) = (UndoManager(), Document())
    nonisolated(unsafe) let watched = document
    nonisolated(unsafe) var told: [String] = []
    let names: [NSNotification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        told.append("\(note.name.rawValue) \(watched.value)")
      }
    }
    document.set(1, in: manager)
    manager.undo()
    manager.redo()
    observers.forEach { NotificationCenter.default.removeObserver($0) }
    #expect(
      told == [
        "NSUndoManagerWillUndoChangeNotification 1", "NSUndoManagerDidUndoChangeNotification 0",
        "NSUndoManagerWillRedoChangeNotification 0", "NSUndoManagerDidRedoChangeNotification 1",
      ])
  }

  private struct Counter: View {
    @Environment(\.undoManager) private var undoManager
    @State private var document = Document()
    @State private var shown = 0
    var body: some View {
      VStack {
        Text("\(shown)").accessibilityIdentifier("shown")
        Button("more") {
          document.set(document.value + 1, in: undoManager!)
          shown = document.value
        }
        Button("look") { shown = document.value }
      }
    }
  }

  @Test("what an app registers is taken back by Control and Z, a step for each event, and made again with Shift")
  func keys() throws {
    let screen = Screen { Counter() }
    for _ in 0..<3 { try screen.button("more").tap() }
    #expect(try screen.text("shown").label == "3")
    screen.press(key: "z", control: true)
    screen.press(key: "z", control: true)
    try screen.button("look").tap()
    #expect(try screen.text("shown").label == "1")
    screen.press(key: "Z", shift: true, control: true)
    try screen.button("look").tap()
    #expect(try screen.text("shown").label == "2")
  }
}
