/// Why a command stops before its work is done.
enum CommandError: Error, Equatable {
  /// The command line is wrong; exit code 2.
  case usage(String)
  /// The app, the compiler or the machine failed; exit code 1.
  case failure(String)
  /// A signal, such as that of Ctrl-C, ended the work; the exit code is 128 plus its number, and nobody is to blame.
  case interrupted(Int32)

  /// One clear line for the person at the terminal, without the leading `apus:`.
  var message: String {
    switch self {
    case .usage(let message), .failure(let message): message
    case .interrupted: "interrupted"
    }
  }

  var exitCode: Int32 {
    switch self {
    case .usage: 2
    case .failure: 1
    case .interrupted(let signal): 128 + signal
    }
  }
}
