import SwiftUI

/// Says when an animated number has come to where it was sent, from the days before animations had completions.
struct Arrival: ViewModifier, Animatable {
  private var number: CGFloat
  private let goal: CGFloat
  private let arrived: () -> Void

  init(of number: CGFloat, arrived: @escaping () -> Void) {
    self.number = number
    goal = number
    self.arrived = arrived
  }

  var animatableData: CGFloat {
    get { number }
    set {
      number = newValue
      // Not now: the views are just being brought up to date.
      if newValue == goal { DispatchQueue.main.async(execute: arrived) }
    }
  }

  func body(content: Content) -> some View { content }
}
