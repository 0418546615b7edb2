public import Foundation

/// Records what can be taken back, and takes it back.
///
/// Who changes something registers how to change it back; what is registered while something is taken back makes it again. What one
/// event of the window causes is one step, unless groups of one's own are begun.
///
/// A target is not kept alive: what is registered for one that is gone does nothing.
open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let id: ObjectIdentifier
    let perform: (AnyObject) -> Void
  }
  private struct Group {
    var actions: [Action] = []
    var name = ""
  }
  private enum State { case idle, undoing, redoing }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that are open, the innermost last.
  private var openGroups: [Group] = []
  /// The event whose group is open, if the outermost one was begun by itself.
  private var openEvent: UInt64?
  private var state = State.idle
  private var disabled = 0
  /// Counts what was registered, taken back and made again.
  package private(set) var changes: UInt64 = 0

  // Safe: main thread only.
  /// Counts what windows are sent and show, so that what belongs to one event is known.
  package nonisolated(unsafe) static var event: UInt64 = 0

  /// Makes a manager that has recorded nothing.
  public override init() {}

  // MARK: Settings

  /// Whether what one event causes becomes one step by itself; `true` by default.
  open var groupsByEvent = true
  /// How many steps are kept at most; 0: as many as there are.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  /// Records nothing until `enableUndoRegistration()` has been called as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// Records again what is registered.
  open func enableUndoRegistration() {
    guard disabled > 0 else {
      fatalError("enableUndoRegistration() was called more often than disableUndoRegistration(); call both as often")
    }
    disabled -= 1
  }
  /// Whether what is registered is recorded.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  // MARK: Recording

  /// Records how to take back a change of a target.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    closeEarlierEvent()
    if openGroups.isEmpty {
      guard groupsByEvent else {
        fatalError("call beginUndoGrouping() before registerUndo: this manager does not group by events")
      }
      openEvent = Self.event
      openGroups.append(Group())
    }
    let action = Action(target: target, id: ObjectIdentifier(target)) { target in
      if let target = target as? TargetType { handler(target) }
    }
    openGroups[openGroups.count - 1].actions.append(action)
    changes += 1
    if state == .idle { redoStack.removeAll() }
  }

  /// Begins a group, in which all is one step; groups may stand in one another.
  open func beginUndoGrouping() {
    closeEarlierEvent()
    openGroups.append(Group())
    post(.NSUndoManagerCheckpoint)
  }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard !openGroups.isEmpty else { fatalError("endUndoGrouping() was called without beginUndoGrouping(); call that before") }
    post(.NSUndoManagerCheckpoint)
    let group = openGroups.removeLast()
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].actions += group.actions
      if openGroups[openGroups.count - 1].name.isEmpty { openGroups[openGroups.count - 1].name = group.name }
    } else {
      openEvent = nil
      push(group)
    }
  }

  private func push(_ group: Group) {
    guard !group.actions.isEmpty else { return }
    if state == .undoing { redoStack.append(group) } else { undoStack.append(group) }
    trim()
  }

  /// How many groups are open.
  open var groupingLevel: Int { openGroups.count }

  /// What an earlier event caused is a step of its own.
  private func closeEarlierEvent() {
    if let openEvent, openEvent != Self.event, openGroups.count == 1, state == .idle { endUndoGrouping() }
  }

  /// Forgets everything.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    openGroups = openGroups.map { _ in Group() }
    changes += 1
  }

  /// Forgets what was registered for a target.
  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    func rest(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.actions.removeAll { $0.id == id }
        return group
      }
    }
    undoStack = rest(undoStack).filter { !$0.actions.isEmpty }
    redoStack = rest(redoStack).filter { !$0.actions.isEmpty }
    openGroups = rest(openGroups)
    changes += 1
  }

  // MARK: Taking back

  /// Whether there is something to take back.
  open var canUndo: Bool { !undoStack.isEmpty || (state == .idle && openGroups.contains { !$0.actions.isEmpty }) }
  /// Whether there is something to make again.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// Whether something is being taken back.
  open var isUndoing: Bool { state == .undoing }
  /// Whether something is being made again.
  open var isRedoing: Bool { state == .redoing }
  /// How many steps can be taken back.
  open var undoCount: Int { undoStack.count + (openGroups.contains { !$0.actions.isEmpty } && state == .idle ? 1 : 0) }
  /// How many steps can be made again.
  open var redoCount: Int { redoStack.count }

  /// Takes the last step back; nothing happens where there is none.
  open func undo() {
    if openEvent != nil, openGroups.count == 1 { endUndoGrouping() }
    guard openGroups.isEmpty || state != .idle else {
      fatalError("undo() was called while a group is open: call endUndoGrouping() first")
    }
    undoNestedGroup()
  }

  /// Takes the last step back.
  open func undoNestedGroup() {
    guard state == .idle, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    run(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Makes again what was taken back last; nothing happens where there is none.
  open func redo() {
    if openEvent != nil, openGroups.count == 1 { endUndoGrouping() }
    guard state == .idle, openGroups.isEmpty, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    run(group, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func run(_ group: Group, as new: State) {
    state = new
    openGroups.append(Group(name: group.name))
    for action in group.actions.reversed() { if let target = action.target { action.perform(target) } }
    while openGroups.count > 1 { endUndoGrouping() }
    endUndoGrouping()
    state = .idle
    changes += 1
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  // MARK: Names

  /// Names the step that is being recorded, for menus.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }
  /// The name of what is taken back next, or nothing.
  open var undoActionName: String {
    (state == .idle ? openGroups.last { !$0.actions.isEmpty }?.name : nil) ?? undoStack.last?.name ?? ""
  }
  /// The name of what is made again next, or nothing.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// What a menu says to take the next step back: "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// What a menu says to make the next step again: "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// What a menu says to take back a step of a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// What a menu says to make again a step of a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension NSNotification.Name {
  /// A group begins or ends.
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  /// Something is about to be taken back.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Something has been taken back.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Something is about to be made again.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Something has been made again.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
