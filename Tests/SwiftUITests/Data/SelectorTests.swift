import ApusTesting
import Foundation
import FoundationAdditions
import SwiftUI
import Testing

/// What `apus` writes for an app's classes is written here by hand.
private class Dial: NSObject {
  var heard: [String] = []
  var title = "a"
  let maker: String? = "b"

  func turned(_ sender: Any?) { heard.append("turned \(sender ?? "by nobody")") }
  func set(_ text: String, _ number: Int?) -> String { "\(text) \(number ?? 0)" }
  func noted(_ notification: NSNotification) { heard.append(notification.name.rawValue) }
  func isOn() -> Bool { true }

  @section(".init_array") @used private static let entry: @convention(c) () -> Void = {
    SelectorTables.add { SelectorTables.member(by: Dial.turnedMember) }
    SelectorTables.add {
      SelectorMember(Dial.self, "set:to:") { (object: Dial, first: String, second: Int?) in object.set(first, second) }
    }
    SelectorTables.add { SelectorMember(Dial.self, "noted:") { (object: Dial, first: NSNotification) in object.noted(first) } }
    SelectorTables.add { SelectorMember(Dial.self, "isOn") { (object: Dial) in object.isOn() } }
    SelectorTables.add { SelectorMember(Dial.self, property: "title", \Dial.title) }
    SelectorTables.add { SelectorMember(Dial.self, property: "maker", \Dial.maker) }
    SelectorTables.add { SelectorMember(Dial.self, property: "isOpen", \Dial.isOpen) }
  }
  var isOpen = false

  private static func turnedMember() -> SelectorMember {
    SelectorMember(Dial.self, "turned:") { (object: Dial, first: Any?) in object.turned(first) }
  }
}

private final class FineDial: Dial {
  override func turned(_ sender: Any?) { heard.append("fine") }
}

private final class Knob<Value>: NSObject {
  private static func member() -> SelectorMember {
    SelectorMember(Knob.self, "name") { (object: Knob) in "\(type(of: object))" }
  }
  private let mark = SelectorMark(Knob.self, 1, Knob.member)
}

@MainActor
private final class Bulb: NSObject {
  private(set) var count = 0
  private static func member() -> SelectorMember { SelectorMember(Bulb.self, "lit") { (object: Bulb) in object.lit() } }
  private func lit() { count += 1 }
  @section(".init_array") @used private nonisolated static let entry: @convention(c) () -> Void = {
    SelectorTables.add { SelectorTables.member(by: Bulb.member) }
  }
}

@MainActor
@Suite("Messages by their names")
struct SelectorTests {
  @Test("a name is a value, and is told to Foundation's functions")
  func names() {
    #expect(Selector("a:") == "a:" && Selector("a:").description == "a:" && Set([Selector("a"), "a"]).count == 1)
    #expect(NSStringFromSelector(NSSelectorFromString("a:")) == "a:")
    #expect(Selector("turned:", checking: { (object: Dial) in object.turned(_:) }) == "turned:")
  }

  @Test("a message calls the method of its name, with as many values as that takes, and answers what it answers")
  func calls() {
    let dial = Dial()
    dial.perform("turned:", with: "by hand")
    dial.perform("turned:")
    #expect(dial.heard == ["turned by hand", "turned by nobody"])
    #expect(dial.perform("set:to:", with: "a", with: 2).takeUnretainedValue() as? String == "a 2")
    #expect(dial.perform("set:to:", with: "a", with: nil).takeUnretainedValue() as? String == "a 0")
    #expect(dial.perform("turned:", with: nil) == nil)
  }

  @Test("subclasses answer to the names of their superclass, with methods of their own")
  func inheritance() {
    let dial = FineDial()
    dial.perform("turned:")
    #expect(dial.heard == ["fine"] && dial.responds(to: "isOn") && !dial.responds(to: "is") && !dial.responds(to: nil))
    #expect(SelectorTables.hasMethod("isOn", dial) && !SelectorTables.hasMethod("isOn", NSObject()))
  }

  @Test("a class that is one of many is known when an object is made")
  func generics() {
    #expect(Knob<Int>().perform("name").takeUnretainedValue() as? String == "Knob<Int>")
    #expect(Knob<String>().perform("name").takeUnretainedValue() as? String == "Knob<String>")
    #expect(MemoryLayout<SelectorMark>.size == 0)
  }

  @Test("what has no such method, or takes another value, says so in one line")
  func mistakes() {
    let dial = Dial()
    let lines = said {
      dial.perform("away")
      dial.perform("set:to:", with: 3)
    }
    #expect(lines.contains { $0.contains("Dial has no method away") })
    #expect(lines.contains { $0.contains("Dial.set:to: takes String, but the message has Int") })
    #expect(dial.heard.isEmpty)
  }

  @Test("a method of the main actor is called there, also for a message from elsewhere")
  func isolation() async {
    let bulb = Bulb()
    bulb.perform("lit")
    #expect(bulb.count == 1)
    await Task.detached { @concurrent in SelectorTests.send(to: bulb) }.value
    for _ in 0..<1_000 where bulb.count == 1 { await Task.yield() }
    #expect(bulb.count == 2)
  }

  @Test("properties are read and set by their names, and by paths of them")
  func values() {
    let dial = Dial()
    dial.setValue("c", forKey: "title")
    dial.setValue(true, forKey: "open")
    #expect(dial.title == "c" && dial.isOpen && dial.value(forKey: "title") as? String == "c")
    #expect(dial.value(forKey: "open") as? Bool == true && dial.value(forKey: "on") as? Bool == true)
    #expect(dial.value(forKey: "maker") as? String == "b" && dial.value(forKeyPath: "title") as? String == "c")
    dial.setValuesForKeys(["title": "d", "isOpen": false])
    #expect(
      dial.dictionaryWithValues(forKeys: ["title", "isOpen"]) as? [String: AnyHashable] == ["title": "d", "isOpen": false])
    let lines = said {
      dial.setValue(1, forKey: "title")
      dial.setValue("x", forKey: "maker")
      dial.setValue("x", forKeyPath: "title.length")
      _ = dial.value(forKey: "none")
    }
    for part in ["title holds String, not Int", "maker cannot be set", "whose length cannot be set", "no property none"] {
      #expect(lines.contains { $0.contains(part) }, "\(part) in \(lines)")
    }
    #expect(dial.title == "d")
  }

  @Test("a notification is a message to an object until that is removed or gone")
  func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("moved"))
    weak var gone: Dial?
    let dial = Dial()
    do {
      let other = Dial()
      gone = other
      center.addObserver(other, selector: "noted:", name: name, object: nil)
    }
    center.addObserver(dial, selector: "noted:", name: name, object: nil)
    center.addObserver(dial, selector: "noted:", name: nil, object: self as Any as AnyObject)
    center.post(name: name, object: nil)
    #expect(dial.heard == ["moved"] && gone == nil)
    center.removeObserver(dial, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(dial.heard == ["moved"])
    center.addObserver(dial, selector: "noted:", name: name, object: nil)
    center.removeObserver(dial)
    center.post(name: name, object: nil)
    #expect(dial.heard == ["moved"])
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in Issue.record("is removed") }
    center.removeObserver(token)
    center.post(name: name, object: nil)
  }

  @Test("a timer sends itself, with what it carries, and keeps its target until it is invalid")
  func timers() {
    weak var target: Dial?
    let timer: Timer
    do {
      let dial = Dial()
      target = dial
      timer = Timer(timeInterval: 100, target: dial, selector: "turned:", userInfo: "news", repeats: true)
      #expect(timer.userInfo as? String == "news" && timer.timeInterval == 100)
      timer.fire()
      #expect(dial.heard.count == 1)
    }
    #expect(target != nil)
    timer.invalidate()
    #expect(target == nil && timer.userInfo == nil)
    let scheduled = Timer.scheduledTimer(timeInterval: 100, target: Dial(), selector: "isOn", userInfo: nil, repeats: false)
    let late = Timer(
      fireAt: Date(timeIntervalSinceNow: 1_000), interval: 0, target: Dial(), selector: "isOn", userInfo: nil, repeats: false)
    #expect(scheduled.isValid && late.fireDate > Date(timeIntervalSinceNow: 900) && (late as any SelectorTimerMaking) is Timer)
    scheduled.invalidate()
  }

  @Test("a message may be sent later, and be forgotten before")
  func later() {
    let dial = Dial()
    dial.perform("turned:", with: "x", afterDelay: 0)
    dial.perform("turned:", with: "y", afterDelay: 0)
    dial.perform("isOn", with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: dial, selector: "turned:", object: "x")
    let end = Date(timeIntervalSinceNow: 5)
    while dial.heard.isEmpty, Date() < end { _ = RunLoop.current.run(mode: .default, before: end) }
    #expect(dial.heard == ["turned y"])
    dial.perform("turned:", with: "z", afterDelay: 100)
    NSObject.cancelPreviousPerformRequests(withTarget: dial)
    dial.performSelector(onMainThread: "turned:", with: "now", waitUntilDone: true)
    #expect(dial.heard == ["turned y", "turned now"])
  }

  @Test("a method that may be left out is an error that calls take for nil")
  func absent() {
    let call: () throws -> Int = { throw AbsentMethod() }
    #expect((try? call()) == nil)
    #expect(throws: AbsentMethod.self) { try call() }
  }

  private nonisolated static func send(to bulb: Bulb) { bulb.perform("lit") }

  /// What is reported while something runs.
  private func said(_ action: @escaping () -> Void) -> [String] {
    let screen = Screen { Color.clear.onAppear(perform: action) }
    screen.settle()
    return screen.diagnostics
  }
}
