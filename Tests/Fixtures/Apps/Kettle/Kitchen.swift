import SwiftUI

@MainActor
final class Kitchen: NSObject, ObservableObject {
  @Published private(set) var lines: [String] = []
  private let kettle = Kettle()

  func open() {
    kettle.setValue("copper", forKey: "name")
    lines.append("kettle of \(kettle.value(forKey: "name") as? String ?? "nothing")")
    kettle.delegate = self
    NotificationCenter.default.addObserver(
      self, selector: #selector(whistles), name: .kettleWhistles, object: kettle)
    let bell = Bell<String>("door")
    UIApplication.shared.sendAction(#selector(Bell<String>.ring(_:)), to: bell, from: self, for: nil)
    perform(#selector(close), with: nil, afterDelay: 0.1)
    kettle.turnOn()
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func whistles(_ notification: Notification) {
    lines.append("whistles at \((notification.object as? Kettle)?.degrees ?? 0)")
  }
  @objc func close() { lines.append("closed") }
  @objc func heard(_ bell: String) { lines.append("\(bell) bell") }
}

extension Kitchen: KettleDelegate {
  func kettleIsOn(_ kettle: Kettle) { lines.append("on") }
  func kettle(_ kettle: Kettle, isAt degrees: Int) { lines.append("\(degrees) degrees") }
}

/// Tells who rings it by a message.
final class Bell<Place>: NSObject {
  private let place: Place
  init(_ place: Place) { self.place = place }

  @objc func ring(_ sender: NSObject) { sender.perform(#selector(Kitchen.heard(_:)), with: "\(place)") }
}
