import Foundation

@MainActor @objc protocol KettleDelegate: NSObjectProtocol {
  func kettleIsOn(_ kettle: Kettle)
  @objc optional func kettle(_ kettle: Kettle, isAt degrees: Int)
  @objc optional func kettleShouldWhistle(_ kettle: Kettle) -> Bool
  @objc optional func kettleBoils()
}

/// Warms water while a timer runs.
@MainActor @objcMembers
class Kettle: NSObject {
  dynamic var degrees = 80
  private(set) var name: String?
  weak var delegate: KettleDelegate?
  private var timer: Timer?

  func turnOn() {
    delegate?.kettleIsOn(self)
    timer = Timer.scheduledTimer(
      timeInterval: 0.01, target: self, selector: #selector(warm(_:)), userInfo: ["step": 10], repeats: true)
  }

  @objc private func warm(_ timer: Timer) {
    let step = (timer.userInfo as? [String: Int])?["step"] ?? 0
    degrees += step
    delegate?.kettle?(self, isAt: degrees)
    guard degrees >= 100 else { return }
    timer.invalidate()
    if delegate?.kettleShouldWhistle?(self) ?? true { NotificationCenter.default.post(name: .kettleWhistles, object: self) }
    if delegate?.kettleBoils != nil { delegate?.kettleBoils?() }
  }
}

extension Notification.Name {
  static let kettleWhistles = Notification.Name("kettleWhistles")
}
