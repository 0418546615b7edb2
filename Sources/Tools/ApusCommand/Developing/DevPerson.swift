/// What the person at the terminal wants, beside what the files say.
enum DevWish: Equatable {
  /// To begin with the app's first screen.
  case restart
  /// To end all.
  case quit
  /// To end all, by a signal.
  case interrupt(Int32)
}

/// The person at the terminal.
protocol DevPerson {
  /// What is wanted now; `nil`: nothing new.
  func wish() -> DevWish?
}
