import ApusCommand
import Foundation

exit(ApusCommand.main(Array(CommandLine.arguments.dropFirst())))
